import { type Right, ROLE_RIGHTS, STAFF_ROLES, type StaffRole, storedRole } from '@cursiv/shared-domain';
import {
  commit,
  type Deed,
  type Fields,
  get,
  lets,
  list,
  minutesFromNow,
  NOW,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
} from '../../rules-case.ts';
import { auditEvent } from '../audit-event.ts';
import { PEOPLE, profile } from '../people.ts';

const hour = minutesFromNow(-60);
const event = (uid: string, action: string, subject: string, told: Parameters<typeof auditEvent>[2], more?: Fields) =>
  set('auditEvents/e1', auditEvent(action, subject, told, { actorUid: uid, actorName: `Persoana ${uid}`, ...more }));

const rename = (uid: string, role: unknown, changes: Fields = {}) =>
  update(`users/${uid}`, { role, updatedAt: NOW, lastAuditId: 'e1', ...changes });
const give = (actor: string, uid: string, role: string, old = 'cursiv-user') =>
  commit(rename(uid, role), event(actor, 'user.role.changed', `users/${uid}`, { role: [old, role] }));

/** A deed for each right that takes it and no other. */
const PROBES: Partial<Record<Right, Deed>> = {
  overview: get('users/ana'),
  work: list('workClaims'),
  users: list('users'),
  resources: list('resources'),
  media: get('files/f1'),
  courses: list('courseDrafts'),
  experts: list('experts'),
  bookings: list('bookings'),
  verifications: list('verificationRequests'),
  reviews: list('reports'),
  leads: list('leads'),
  mails: list('mails'),
  accounts: list('siteInvitations'),
  audit: list('auditEvents'),
  content: list('siteContent'),
};
const isHeld = (role: StaffRole, right: string) => ROLE_RIGHTS[role].some((held) => held === right);

const table = Object.entries(PROBES).flatMap(([right, deed]) => [
  lets('root', `an administrator what takes ${right}`, deed),
  stops('ana', `a person doing what takes ${right}`, right === 'overview' ? get('users/bogdan') : deed),
  stops('barredMod', `a suspended moderator doing what takes ${right}`, deed),
  stops('barredRoot', `a suspended administrator doing what takes ${right}`, deed),
  ...STAFF_ROLES.map((role) => (isHeld(role, right) ? lets : stops)(role, `${role} and what takes ${right}`, deed)),
]);

const roles = [
  ...STAFF_ROLES.map((role) => lets('root', `the role ${role} be given`, give('root', 'ana', storedRole(role)))),
  lets('root', 'a role be taken back', give('root', 'support', 'cursiv-user', 'cursiv-support')),
  stops('moderator', 'a moderator giving a role', give('moderator', 'ana', 'cursiv-moderator')),
  stops(
    'support',
    'support giving themselves another role',
    give('support', 'support', 'cursiv-moderator', 'cursiv-support'),
  ),
  stops('root', 'an administrator changing the own role', give('root', 'root', 'cursiv-support')),
  stops('root', 'a role that there is not', give('root', 'ana', 'cursiv-owner')),
  stops(
    'root',
    'a role that is no text',
    commit(rename('ana', true), event('root', 'user.role.changed', 'users/ana', { role: ['cursiv-user', true] })),
  ),
  stops('root', 'a role without a record', commit(rename('ana', 'cursiv-support'))),
  stops(
    'root',
    'a role under a record of another change',
    commit(
      rename('ana', 'cursiv-support'),
      event('root', 'user.flag.changed', 'users/ana', { role: ['cursiv-user', 'cursiv-support'] }),
    ),
  ),
  stops(
    'root',
    'a role together with a right',
    commit(
      rename('ana', 'cursiv-support', { isAdmin: true }),
      event('root', 'user.role.changed', 'users/ana', {
        role: ['cursiv-user', 'cursiv-support'],
        isAdmin: [false, true],
      }),
    ),
  ),
  stops(
    'newcomer',
    'a profile created with a role',
    commit(set('users/newcomer', profile('newcomer', { role: 'cursiv-support', createdAt: NOW, updatedAt: NOW }))),
  ),
];

const flag = (actor: string) =>
  commit(
    update('users/ana', { verifiedCreator: true, updatedAt: NOW, lastAuditId: 'e1' }),
    event(actor, 'user.flag.changed', 'users/ana', { verifiedCreator: [false, true] }),
  );
const suspendResource = (actor: string, id: string) =>
  commit(
    update(`resources/${id}`, { status: 'suspended', rev: 2, updatedAt: NOW, lastAuditId: 'e1' }),
    event(actor, 'resource.status.changed', `resources/${id}`, { status: ['draft', 'suspended'] }),
  );
const hide = (actor: string, id: string) =>
  commit(
    update(`reviews/${id}`, {
      status: 'hidden',
      hidden: { reason: 'spam', note: '', locale: 'ro', at: NOW },
      lastAuditId: 'e1',
    }),
    event(actor, 'review.moderated', `reviews/${id}`, {
      status: ['published', 'hidden'],
      hidden: [null, { reason: 'spam', note: '', locale: 'ro', at: NOW }],
    }),
  );
const dismiss = (actor: string, id: string) =>
  commit(
    update(`reports/${id}__bogdan`, { status: 'dismissed', lastAuditId: 'e1' }),
    event(
      actor,
      'review.moderated',
      `reviews/${id}`,
      { reports: ['open', 'dismissed'] },
      { reportId: `${id}__bogdan` },
    ),
  );
const takeLead = (actor: string) =>
  commit(
    update('leads/l1', { ownerUid: actor, lastAuditId: 'e1' }),
    event(actor, 'lead.changed', 'leads/l1', { ownerUid: [null, actor] }),
  );
const claim = (actor: string) =>
  commit(set('workClaims/review__r1', { uid: actor, name: `Persoana ${actor}`, at: NOW }));

const deeds = [
  lets('moderator', 'a moderator suspend a resource', suspendResource('moderator', 'others')),
  stops('moderator', 'a moderator ruling on their own resource', suspendResource('moderator', 'own')),
  stops('support', 'support suspending a resource', suspendResource('support', 'others')),
  lets('moderator', 'a moderator hide a review', hide('moderator', 'course__c1__ana')),
  stops('moderator', 'a moderator hiding a review of themselves', hide('moderator', 'expert__moderator__ana')),
  stops('moderator', 'a moderator hiding their own review', hide('moderator', 'course__c1__moderator')),
  stops('support', 'support hiding a review', hide('support', 'course__c1__ana')),
  lets('moderator', 'a moderator dismiss a report', dismiss('moderator', 'course__c1__ana')),
  stops(
    'moderator',
    'a moderator dismissing a report of their own review',
    dismiss('moderator', 'course__c1__moderator'),
  ),
  lets('root', 'an administrator dismiss a report of a moderator’s review', dismiss('root', 'course__c1__moderator')),
  lets('support', 'support take on a message', takeLead('support')),
  stops('moderator', 'a moderator taking on a message', takeLead('moderator')),
  stops('barredRoot', 'a suspended administrator verifying somebody', flag('barredRoot')),
  stops('barredRoot', 'a suspended administrator giving a role', give('barredRoot', 'ana', 'cursiv-moderator')),
  stops('barredRoot', 'a suspended administrator suspending a resource', suspendResource('barredRoot', 'others')),
  stops('barredRoot', 'a suspended administrator hiding a review', hide('barredRoot', 'course__c1__ana')),
  stops('barredRoot', 'a suspended administrator taking on a message', takeLead('barredRoot')),
  stops('barredRoot', 'a suspended administrator taking on work', claim('barredRoot')),
  stops('barredRoot', 'a suspended administrator reading what somebody takes', get('enrollments/ana__c1')),
  stops('barredRoot', 'a suspended administrator reading a draft', get('courseDrafts/c1')),
  lets(
    'root',
    'a role be given to whoever is suspended, where it has no effect',
    give('root', 'barred', 'cursiv-support'),
  ),
  lets('moderator', 'a moderator take on work', claim('moderator')),
  stops('moderator', 'a moderator verifying somebody', flag('moderator')),
  stops('support', 'support verifying somebody', flag('support')),
  stops(
    'moderator',
    'a record of a change that was not made',
    commit(event('moderator', 'user.viewed', 'users/ana', {})),
  ),
  stops('support', 'support deleting a profile', commit(remove('users/ana'))),
  lets('support', 'support read what somebody takes', get('enrollments/ana__c1')),
  stops('moderator', 'a moderator reading what somebody takes', get('enrollments/ana__c1')),
  stops('support', 'support reading what somebody notes in a booking', get('bookings/b1/private/ana')),
  stops('support', 'support reading what a person was told', get('users/ana/notifications/n1')),
];

const resource = (ownerUid: string): Fields => ({
  ...{ ownerUid, kind: 'article', title: { ro: 'Scriere' }, summary: {}, body: { ro: 'A' }, files: {} },
  ...{ access: 'public', locales: ['ro'], categoryId: 'letters', courseIds: [], status: 'draft', rev: 1 },
  ...{ createdAt: hour, updatedAt: hour },
});
const review = (targetKind: string, targetId: string, uid: string): Fields => ({
  ...{ targetKind, targetId, uid, authorName: `Persoana ${uid}`, rating: 1, text: 'Slab.', locale: 'ro' },
  ...{ status: 'published', createdAt: hour, updatedAt: hour },
});
const report = (targetId: string): Fields => ({
  ...{ reporterUid: 'bogdan', targetKind: 'review', targetId, reason: 'spam', status: 'open', createdAt: hour },
});

/** What the roles of the staff may do, right by right, and who gives them. */
export const staffSuite: RulesSuite = {
  name: 'roles of the staff',
  documents: {
    ...PEOPLE,
    'users/moderator': profile('moderator', { role: storedRole('moderator') }),
    'users/support': profile('support', { role: storedRole('support') }),
    'users/translator': profile('translator', { role: storedRole('translator') }),
    'users/barredMod': profile('barredMod', { role: storedRole('moderator'), status: 'suspended' }),
    'users/barredRoot': profile('barredRoot', { isAdmin: true, status: 'suspended' }),
    'courseDrafts/c1': { ownerUid: 'clara', editorUids: [] },
    'resources/others': resource('ana'),
    'resources/own': resource('moderator'),
    'files/f1': { ownerUid: 'clara', place: { kind: 'cover', courseId: 'c1' }, status: 'stored' },
    'courses/c1': { ownerUid: 'clara', status: 'published' },
    'reviews/course__c1__ana': review('course', 'c1', 'ana'),
    'reviews/course__c1__moderator': review('course', 'c1', 'moderator'),
    'reviews/expert__moderator__ana': review('expert', 'moderator', 'ana'),
    'reports/course__c1__ana__bogdan': report('course__c1__ana'),
    'reports/course__c1__moderator__bogdan': report('course__c1__moderator'),
    'leads/l1': { name: 'Vera', ownerUid: null },
    'enrollments/ana__c1': { uid: 'ana', courseId: 'c1', status: 'active' },
    'bookings/b1': { learnerUid: 'ana', expertUid: 'bogdan', status: 'confirmed' },
    'bookings/b1/private/ana': { text: 'X' },
    'users/ana/notifications/n1': { isRead: false, isArchived: false },
  },
  cases: [...table, ...roles, ...deeds],
};
