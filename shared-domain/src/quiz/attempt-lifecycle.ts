import { lifecycleOf } from '../lifecycle.ts';

export const ATTEMPT_STATUSES = ['in_progress', 'passed', 'failed'] as const;

export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** An attempt at a quiz: its learner answers, the server begins and judges it. */
export const attemptLifecycle = lifecycleOf(ATTEMPT_STATUSES, 'in_progress', {
  learner: { edits: ['in_progress'] },
  server: { starts: true, moves: { in_progress: ['passed', 'failed'] } },
});
