import { type ExpertStatus, expertLifecycle } from '@cursiv/shared-domain';
import type { Life } from '../../life-stories.ts';
import { commit, type Fields, remove, set, update } from '../../rules-case.ts';
import { auditEvent, type Told } from '../audit-event.ts';

/** The page of an expert in a state. */
export const expert = (status: ExpertStatus): Fields => ({
  displayName: 'Clara',
  headline: { ro: 'Caligrafă' },
  bio: { ro: 'Despre mine' },
  languages: ['ro'],
  topics: { ro: ['litere'] },
  categoryIds: ['arts'],
  timeZone: 'Europe/Bucharest',
  status,
  ratingAvg: 0,
  ratingCount: 0,
  offerings: {},
});
const event = (uid: string, told: Told) => set('auditEvents/e1', auditEvent('expert.changed', `experts/${uid}`, told));
const changed = (state: ExpertStatus, field: string, told: Told[string]) =>
  commit(update(`experts/${state}`, { [field]: told[1], lastAuditId: 'e1' }), event(state, { [field]: told }));
const asNew = (fields: Fields): Told =>
  Object.fromEntries(Object.entries(fields).map(([name, now]) => [name, [null, now]]));

/** Pages of experts, each change on record. */
export const expertLife: Life<ExpertStatus, 'administrator'> = {
  what: 'the page of an expert',
  lifecycle: expertLifecycle,
  callers: { administrator: 'root' },
  others: ['ana', 'clara', undefined],
  stored: (_, state) => ({ [`experts/${state}`]: expert(state) }),
  start: (_, state) =>
    commit(set('experts/new', { ...expert(state), lastAuditId: 'e1' }), event('new', asNew(expert(state)))),
  move: (_, from, to) => changed(from, 'status', [from, to]),
  edit: (_, state) => changed(state, 'displayName', ['Clara', 'Clara M.']),
  remove: (_, state) => commit(remove(`experts/${state}`)),
};
