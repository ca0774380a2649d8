import { type ExpertStatus, expertLifecycle, isRuledWithReason } from '@cursiv/shared-domain';
import type { Life } from '../../life-stories.ts';
import { commit, type Documents, type Fields, minutesFromNow, NOW, remove, set, update } from '../../rules-case.ts';
import { auditEvent, type Told } from '../audit-event.ts';
import { profile } from '../people.ts';

type Role = (typeof expertLifecycle.roles)[number];

const earlier = minutesFromNow(-600);
const RULING = { note: 'Spune mai multe despre tine.', locale: 'ro' };

/** The page of an expert in a state. */
export const expert = (uid: string, status: ExpertStatus, changes: Fields = {}): Fields => ({
  displayName: `Persoana ${uid}`,
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
  rev: 5,
  updatedAt: earlier,
  ...changes,
});

/** Somebody in this role whose page is in this state. */
const uidOf = (role: Role, state: ExpertStatus | 'new') => `${role === 'administrator' ? 'judged' : role}-${state}`;

/** A state of somebody's page that changes by their own hand. */
export const moved = (uid: string, changes: Fields) => update(`experts/${uid}`, { rev: 6, updatedAt: NOW, ...changes });

/** An administrator's move is on record, and one against the person goes with a reason. */
export function ruled(uid: string, from: ExpertStatus, to: ExpertStatus, ruling: Fields = RULING) {
  const reason = isRuledWithReason(to) ? { ruling } : {};
  const told: Told = { status: [from, to], ...(reason.ruling && { ruling: [null, ruling] }) };
  return [
    moved(uid, { status: to, lastAuditId: 'e1', ...reason }),
    set('auditEvents/e1', auditEvent('expert.changed', `experts/${uid}`, told)),
  ];
}

/** An administrator lists a page whose person is not verified yet: both in one commit, both on record. */
const verified = (uid: string) => [
  update(`users/${uid}`, { verifiedExpert: true, lastAuditId: 'e2', updatedAt: NOW }),
  set('auditEvents/e2', auditEvent('user.flag.changed', `users/${uid}`, { verifiedExpert: [false, true] })),
];

const ofSomebody = (uid: string, verifiedExpert: boolean, page: Documents): Documents => ({
  [`users/${uid}`]: profile(uid, { verifiedExpert }),
  ...page,
});

/** Pages of experts: of people who apply, of those who are trusted, and as administrators rule on them. */
export const expertLife: Life<ExpertStatus, Role> = {
  what: 'the page of an expert',
  lifecycle: expertLifecycle,
  callers: {
    applicant: (state) => uidOf('applicant', state),
    expert: (state) => uidOf('expert', state),
    administrator: 'root',
  },
  others: ['ana', 'clara', undefined],
  stored: (role, state) => ({
    ...ofSomebody(uidOf(role, 'new'), role === 'expert', {}),
    ...ofSomebody(uidOf(role, state), role === 'expert', {
      [`experts/${uidOf(role, state)}`]: expert(uidOf(role, state), state),
    }),
  }),
  start: (role, state) =>
    commit(set(`experts/${uidOf(role, 'new')}`, expert(uidOf(role, 'new'), state, { rev: 1, updatedAt: NOW }))),
  move: (role, from, to) => {
    const uid = uidOf(role, from);
    if (role !== 'administrator') return commit(moved(uid, { status: to }));
    return commit(...ruled(uid, from, to), ...(to === 'listed' ? verified(uid) : []));
  },
  edit: (role, state) => commit(moved(uidOf(role, state), { bio: { ro: 'Altceva' } })),
  remove: (role, state) => commit(remove(`experts/${uidOf(role, state)}`)),
};
