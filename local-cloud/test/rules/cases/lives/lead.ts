import { type LeadState, leadLifecycle } from '@cursiv/shared-domain';
import type { Life } from '../../life-stories.ts';
import { commit, remove, set, update } from '../../rules-case.ts';
import { auditEvent } from '../audit-event.ts';

type Role = (typeof leadLifecycle.roles)[number];

const lead = (state: LeadState) => ({
  name: 'Ioana',
  email: 'ioana@exemplu.ro',
  message: 'Aș vrea să aflu mai multe.',
  locale: 'ro',
  page: '/',
  consent: true,
  source: 'website_form',
  createdAt: new Date(0),
  state,
});

/** Contact messages, which a function accepts. */
export const leadLife: Life<LeadState, Role> = {
  what: 'a message',
  lifecycle: leadLifecycle,
  callers: { administrator: 'root' },
  others: ['ana', undefined],
  stored: (_, state) => ({ [`leads/${state}`]: lead(state) }),
  start: (_, state) => commit(set('leads/new', lead(state))),
  move: (_, from, to) =>
    commit(
      update(`leads/${from}`, { state: to, lastAuditId: 'e1' }),
      set('auditEvents/e1', auditEvent('lead.changed', `leads/${from}`, { state: [from, to] })),
    ),
  remove: (_, state) =>
    commit(
      remove(`leads/${state}`),
      set(`auditEvents/leads__${state}__0`, auditEvent('lead.deleted', `leads/${state}`, {})),
    ),
};
