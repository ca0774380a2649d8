export const ROLES = ['visitor', 'learner', 'author', 'booker'] as const;
export type Role = (typeof ROLES)[number];

/**
 * How an act ended: `plain` when a page came without its content, `refused` when the answer was an error, `unanswered` when
 * none came in time, `missed` when nobody was free to begin it.
 */
export type Outcome = 'done' | 'plain' | 'refused' | 'unanswered' | 'missed';

/** Something that a person did: `ms` milliseconds after the moment at which it was due. */
export interface Act {
  role: Role;
  outcome: Outcome;
  ms: number;
}
