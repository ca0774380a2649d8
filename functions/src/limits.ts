import { setGlobalOptions } from 'firebase-functions/v2/options';

/**
 * What every function has unless it asks for less: its region (spec §9), how many instances may run at once and how much each
 * does at a time, so that a flood costs what we allow and no more. Imported before any module that makes a function.
 */
setGlobalOptions({ region: 'us-central1', maxInstances: 10, concurrency: 80 });

/** One instance answers for all: what it counts in memory, it counts for the whole site. */
export const SINGLE = { maxInstances: 1 } as const;

/**
 * Read models are kept by few instances: a burst of changes meets in one of them and is worked off once, and the documents
 * that all of them write are not fought over.
 */
export const KEEPERS = { maxInstances: 2 } as const;
