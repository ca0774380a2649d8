import { lifecycleOf } from '../lifecycle.ts';

export const LEAD_STATES = ['waiting', 'answered'] as const;

export type LeadState = (typeof LEAD_STATES)[number];

/** Who moves a message from the site: a function takes it in, administrators answer and delete it. */
export const leadLifecycle = lifecycleOf(LEAD_STATES, 'waiting', {
  administrator: { deletes: LEAD_STATES, moves: { waiting: ['answered'], answered: ['waiting'] } },
  server: { starts: true },
});

/** The state of a stored message, which says only whether it is answered. */
export const leadState = ({ answered }: { answered: boolean }): LeadState => (answered ? 'answered' : 'waiting');
