import { randomUUID } from 'node:crypto';
import type { Run } from './log.ts';

/** The ids that browsers give their calls; anything else is no id of ours. */
const ID = /^[0-9a-f]{8}$/;

/** A run of a function that was made with firebase-functions; `id` is what the caller calls it. */
export const newRun = (made: { name: string }, kind: Run['kind'], id?: unknown): Run => ({
  function: made.name,
  kind,
  request: typeof id === 'string' && ID.test(id) ? id : randomUUID().slice(0, 8),
});
