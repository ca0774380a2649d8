import { storedRole } from '@cursiv/shared-domain';
import {
  commit,
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

/** A change of one field of a profile, with the event that an administrator would write. */
const changes = (actor: string, uid: string, field: string, value: unknown, action = 'user.flag.changed') =>
  commit(
    update(`users/${uid}`, { [field]: value, updatedAt: NOW, lastAuditId: 'e1' }),
    event(actor, action, `users/${uid}`, { [field]: [profile(uid)[field] ?? null, value] }),
  );

const rights = [
  stops(
    'moderator',
    'a moderator making themselves an administrator',
    changes('moderator', 'moderator', 'isAdmin', true),
  ),
  stops('moderator', 'a moderator taking an administrator’s right', changes('moderator', 'root', 'isAdmin', false)),
  stops(
    'support',
    'support suspending an administrator',
    changes('support', 'root', 'status', 'suspended', 'user.status.changed'),
  ),
  stops('support', 'support changing the address of a person', changes('support', 'ana', 'email', 'x@cursiv.test')),
  stops(
    'moderator',
    'a moderator naming themselves with their role',
    commit(update('users/moderator', { name: 'Mara', role: storedRole('support'), updatedAt: NOW })),
  ),
  stops('barredRoot', 'a suspended administrator reading what waits', list('workClaims')),
  stops('former', 'somebody whose role was taken back reading reports', list('reports')),
];

const PRIVATE = {
  'dataRequests/d1': { uid: 'ana', kind: 'copy' },
  'sessions/ana': { uid: 'ana' },
  'pushSubscriptions/s1': { uid: 'ana' },
  'users/ana/settings/messages': { gathering: 'daily' },
  'users/ana/notes/n1': { text: 'X' },
  'users/ana/record/e9': { act: 'account.seen' },
  'verificationRequests/ana__verifiedCreator': { uid: 'ana', status: 'submitted' },
  'courseDrafts/others': { ownerUid: 'ana', editorUids: [] },
  'files/f1': { ownerUid: 'ana', path: 'x' },
  'siteFigures/2026-11': { days: {} },
  'composition/orders': { orders: {} },
};
const reading = Object.keys(PRIVATE).flatMap((path) =>
  ['moderator', 'support'].map((role) => stops(role, `${role} reading ${path.replace(/\/[^/]+$/, '')}`, get(path))),
);

const hiding = { reason: 'spam', note: '', locale: 'ro', at: NOW };
const hide = (id: string) =>
  commit(
    update(`reviews/${id}`, { status: 'hidden', hidden: hiding, lastAuditId: 'e1' }),
    event('moderator', 'review.moderated', `reviews/${id}`, {
      status: ['published', 'hidden'],
      hidden: [null, hiding],
    }),
  );
const dismiss = (id: string, actor = 'moderator') =>
  commit(
    update(`reports/${id}__bogdan`, { status: 'dismissed', lastAuditId: 'e1' }),
    update(`reportedReviews/${id}`, { reports: 'dismissed', lastAuditId: 'e1' }),
    event(
      actor,
      'review.moderated',
      `reviews/${id}`,
      { reports: ['open', 'dismissed'] },
      { reportId: `${id}__bogdan` },
    ),
  );
const removeReply = (id: string) =>
  commit(
    update(`reviews/${id}`, { reply: undefined, lastAuditId: 'e1' }),
    event('moderator', 'review.moderated', `reviews/${id}`, { reply: [REPLY, null] }),
  );
const REPLY = { text: 'Mulțumesc.', locale: 'ro', at: hour };

/** Reviews by their ids, with whose they are to a moderator who is also an author and an instructor. */
const OWN = {
  course__own__ana: 'of a course of theirs',
  course__helped__ana: 'of a course that they help to write',
  course__taught__ana: 'of a course that they are named to teach',
  expert__moderator__ana: 'of themselves',
  course__others__moderator: 'of their own',
};
const deciding = [
  ...Object.entries(OWN).flatMap(([id, whose]) => [
    stops('moderator', `a moderator hiding a review ${whose}`, hide(id)),
    stops('moderator', `a moderator dismissing reports of a review ${whose}`, dismiss(id)),
    stops('moderator', `a moderator removing the answer to a review ${whose}`, removeReply(id)),
    lets('root', `an administrator dismiss reports of a review ${whose}`, dismiss(id, 'root')),
  ]),
  lets('moderator', 'a moderator dismiss reports of another review', dismiss('course__others__ana')),
  lets('moderator', 'a moderator remove the answer to another review', removeReply('course__others__ana')),
  lets('moderator', 'a moderator dismiss reports of a course that is gone', dismiss('course__gone__ana')),
];

const claim = (actor: string, work: string) =>
  commit(set(`workClaims/${work}`, { uid: actor, name: `Persoana ${actor}`, at: NOW }));
const working = [
  ...['course', 'expert', 'right', 'message', 'mail', 'unheard'].map((kind) =>
    stops('moderator', `a moderator claiming work of the kind ${kind}`, claim('moderator', `${kind}__x`)),
  ),
  ...['resource', 'review', 'question'].map((kind) =>
    lets('moderator', `a moderator claim work of the kind ${kind}`, claim('moderator', `${kind}__x`)),
  ),
  ...['message', 'mail'].map((kind) =>
    lets('support', `support claim work of the kind ${kind}`, claim('support', `${kind}__x`)),
  ),
  stops('support', 'support claiming a report', claim('support', 'review__x')),
  stops(
    'moderator',
    'a moderator giving up what an administrator forgot',
    commit(remove('workClaims/course__forgotten')),
  ),
];

const review = (id: string): Fields => {
  const [targetKind, targetId, uid] = id.split('__');
  return {
    ...{ targetKind, targetId, uid, authorName: `Persoana ${uid}`, rating: 1, text: 'Slab.', locale: 'ro' },
    ...{ status: 'published', reply: REPLY, createdAt: hour, updatedAt: hour },
  };
};
const reported = [...Object.keys(OWN), 'course__others__ana', 'course__gone__ana'].flatMap((id) => [
  [`reviews/${id}`, review(id)] as const,
  [`reportedReviews/${id}`, { reports: 'open', reportId: `${id}__bogdan` }] as const,
  [
    `reports/${id}__bogdan`,
    { reporterUid: 'bogdan', targetKind: 'review', targetId: id, reason: 'spam', status: 'open', createdAt: hour },
  ] as const,
]);

/** What roles of the staff do not open, whoever tries: more rights, what is private, and decisions on what is one's own. */
export const staffAttacksSuite: RulesSuite = {
  name: 'the bounds of roles',
  documents: {
    ...PEOPLE,
    'users/moderator': profile('moderator', { role: storedRole('moderator'), verifiedInstructor: true }),
    'users/support': profile('support', { role: storedRole('support') }),
    'users/former': profile('former'),
    'users/barredRoot': profile('barredRoot', { isAdmin: true, status: 'suspended' }),
    ...PRIVATE,
    'courses/own': { ownerUid: 'moderator', status: 'published' },
    'courses/helped': { ownerUid: 'clara', status: 'published' },
    'courseDrafts/helped': { ownerUid: 'clara', editorUids: ['moderator'] },
    'courses/taught': { ownerUid: 'clara', status: 'published' },
    'courseInstructors/taught__moderator': {
      uid: 'moderator',
      courseId: 'taught',
      ownerUid: 'clara',
      status: 'accepted',
    },
    'courses/others': { ownerUid: 'clara', status: 'published' },
    'workClaims/course__forgotten': { uid: 'root', name: 'Persoana root', at: minutesFromNow(-90) },
    ...Object.fromEntries(reported),
  },
  cases: [...rights, ...reading, ...deciding, ...working],
};
