import { isVerifiedWithReason, type VerificationStatus, verificationLifecycle } from '@cursiv/shared-domain';
import type { Life } from '../../../life-stories.ts';
import { commit, type Fields, minutesFromNow, NOW, remove, set, update, type Write } from '../../../rules-case.ts';
import { auditEvent, type Told } from '../../audit-event.ts';
import { profile } from '../../people.ts';

type Role = (typeof verificationLifecycle.roles)[number];

/** Longer ago than whoever was refused has to wait. */
const longAgo = minutesFromNow(-60 * 24 * 15);
const RULING = { note: 'Adaugă un curs pe care l-ai ținut.', locale: 'ro' };

/** A person's request to be a verified instructor. */
export const request = (uid: string, status: VerificationStatus, changes: Fields = {}): Fields => ({
  uid,
  flag: 'verifiedInstructor',
  name: `Persoana ${uid}`,
  why: 'Predau de zece ani.',
  locale: 'ro',
  links: ['https://scoala.ro/profesori', 'https://example.org/cv'],
  files: [],
  status,
  rev: 3,
  createdAt: longAgo,
  updatedAt: longAgo,
  ...changes,
});

export const requestPath = (uid: string) => `verificationRequests/${uid}__verifiedInstructor`;

export const moved = (uid: string, changes: Fields) => update(requestPath(uid), { rev: 4, updatedAt: NOW, ...changes });

/** A ruling on record, with its reason when it is against the person. */
export function ruled(uid: string, from: VerificationStatus, to: VerificationStatus, ruling: Fields = RULING): Write[] {
  const reason = isVerifiedWithReason(to) ? { ruling } : {};
  const told: Told = { status: [from, to], ...(reason.ruling && { ruling: [null, ruling] }) };
  return [
    moved(uid, { status: to, lastAuditId: 'e1', ...reason }),
    set('auditEvents/e1', auditEvent('verification.ruled', requestPath(uid), told)),
  ];
}

/** The right follows the ruling in the same batch, on record too. */
export const switched = (uid: string, value: boolean): Write[] => [
  update(`users/${uid}`, { verifiedInstructor: value, lastAuditId: 'e2', updatedAt: NOW }),
  set('auditEvents/e2', auditEvent('user.flag.changed', `users/${uid}`, { verifiedInstructor: [!value, value] })),
];

const uidOf = (role: Role, state: VerificationStatus | 'new') =>
  `${role === 'administrator' ? 'judged' : 'asking'}-${state}`;

/** Requests for a right, of the people who ask and as administrators rule on them. */
export const verificationLife: Life<VerificationStatus, Role> = {
  what: 'a request for a right',
  lifecycle: verificationLifecycle,
  callers: { person: (state) => uidOf('person', state), administrator: 'root' },
  others: ['ana', 'clara', undefined],
  stored: (role, state) => {
    const uid = uidOf(role, state);
    const hasRight = role === 'administrator' && state === 'approved';
    return {
      [`users/${uidOf(role, 'new')}`]: profile(uidOf(role, 'new')),
      [`users/${uid}`]: profile(uid, { verifiedInstructor: hasRight }),
      [requestPath(uid)]: request(uid, state),
    };
  },
  start: (role, state) => {
    const uid = uidOf(role, 'new');
    return commit(set(requestPath(uid), request(uid, state, { rev: 1, createdAt: NOW, updatedAt: NOW })));
  },
  move: (role, from, to) => {
    const uid = uidOf(role, from);
    if (role === 'person') return commit(moved(uid, { status: to }));
    const follows = to === 'approved' ? switched(uid, true) : to === 'revoked' ? switched(uid, false) : [];
    return commit(...ruled(uid, from, to), ...follows);
  },
  remove: (role, state) => commit(remove(requestPath(uidOf(role, state)))),
};
