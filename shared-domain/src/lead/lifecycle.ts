import { lifecycleOf } from '../lifecycle.ts';

export const LEAD_STATES = ['new', 'working', 'answered', 'spam'] as const;

export type LeadState = (typeof LEAD_STATES)[number];

/** Who moves a message from the site: a function takes it in, administrators work on it, answer and delete it. */
export const leadLifecycle = lifecycleOf(LEAD_STATES, 'new', {
  administrator: {
    deletes: LEAD_STATES,
    moves: {
      new: ['working', 'answered', 'spam'],
      working: ['answered', 'new', 'spam'],
      answered: ['working', 'new', 'spam'],
      spam: ['new', 'working', 'answered'],
    },
  },
  server: { starts: true },
});
