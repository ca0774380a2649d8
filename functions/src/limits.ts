import { setGlobalOptions } from 'firebase-functions/v2/options';

/**
 * The defaults of every function: its region (spec §9), how many instances may run and how many requests each handles
 * at once, so that a flood costs no more than we allow, and the memory that these need (decision 189). Imported before any
 * module that defines a function.
 */
setGlobalOptions({ region: 'us-central1', memory: '512MiB', maxInstances: 10, concurrency: 80 });

/** For functions that count in memory: one instance counts for the whole site. */
export const SINGLE = { maxInstances: 1 } as const;

/**
 * For functions that keep read models: with few instances, a burst of changes meets in one of them and is handled once,
 * and instances do not compete for the documents that all of them write.
 */
export const KEEPERS = { maxInstances: 2 } as const;
