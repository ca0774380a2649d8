import type { Conflict } from '../free-or-refused.ts';

/** What became of an act on a series, or what stands against it, and then it changed nothing. */
export type MovedSeries = { outcome: 'done' | 'moved' | 'proposed' } | { conflicts: Conflict[] };
