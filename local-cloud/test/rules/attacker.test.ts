import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFirestoreRules } from '../../src/rules/load-rules.ts';
import { RpcError } from '../../src/status.ts';
import { ALL_SUITES } from './cases/all-suites.ts';
import { type Condition, type Documents, type Fields, get } from './rules-case.ts';
import { callerOf, isAllowed, lookupIn } from './rules-world.ts';
import { toQuery } from './to-wire.ts';

const source = readFileSync(join(process.cwd(), 'firestore.rules'), 'utf8');
const rules = loadFirestoreRules(source, { project: 'cursiv-test' });

/** A visitor, and somebody with a proven address who takes every course and is named in no other document. */
const ATTACKERS = [undefined, 'mallory'] as const;

/**
 * Every place that the rules name, and whom it is open to beside its own people and administrators: nobody, or some, whom the stories of
 * that place name. A new place needs its row here.
 */
const OPEN_TO: Record<string, 'nobody' | 'some'> = {
  'users/{uid}': 'nobody',
  'users/{uid}/notifications/{notificationId}': 'nobody',
  'users/{uid}/acceptances/{version}': 'nobody',
  'users/{uid}/learned/{documentId}': 'nobody',
  'users/{uid}/unread/{documentId}': 'nobody',
  'users/{uid}/record/{eventId}': 'nobody',
  'users/{uid}/settings/messages': 'nobody',
  'users/{uid}/settings/preferences': 'nobody',
  'users/{uid}/notes/{noteId}': 'nobody',
  'profiles/{uid}': 'nobody',
  'experts/{uid}': 'some',
  'experts/{uid}/meetingLinks/{linkId}': 'nobody',
  'experts/{uid}/figures/{figuresId}': 'nobody',
  'schedules/{uid}': 'nobody',
  'busyCalendars/{uid}': 'nobody',
  'verificationRequests/{requestId}': 'nobody',
  'allowances/{allowanceId}': 'nobody',
  'courses/{courseId}': 'some',
  'courses/{courseId}/versions/{version}': 'nobody',
  'courses/{courseId}/versions/{version}/lessons/{lessonId}': 'some',
  'courses/{courseId}/versions/{version}/lessonLists/{part}': 'some',
  'courses/{courseId}/versions/{version}/bodies/{bodyId}': 'some',
  'courses/{courseId}/versions/{version}/quizKeys/{lessonId}': 'nobody',
  'courses/{courseId}/versions/{version}/captions/{lessonId}': 'nobody',
  'courses/{courseId}/learners/{uid}': 'nobody',
  'courses/{courseId}/figures/{partId}': 'nobody',
  'courses/{courseId}/questions/{questionId}': 'some',
  'courses/{courseId}/questions/{questionId}/answers/{answerId}': 'some',
  'courses/{courseId}/follows/{uid}': 'nobody',
  'reportedContributions/{contributionId}': 'nobody',
  'hidings/{contributionId}': 'nobody',
  'listedQuestions/{questionId}': 'nobody',
  'waitingQuestions/{questionId}': 'nobody',
  'courses/{courseId}/announcements/{announcementId}': 'some',
  'publications/{courseId}': 'nobody',
  'linkChecks/{courseId}': 'nobody',
  'courseInstructors/{placeId}': 'nobody',
  'courseDrafts/{courseId}': 'nobody',
  'courseDrafts/{courseId}/bodies/{bodyId}': 'nobody',
  'courseDrafts/{courseId}/quizKeys/{lessonId}': 'nobody',
  'courseDrafts/{courseId}/captions/{lessonId}': 'nobody',
  'courseDrafts/{courseId}/history/{entryId}': 'nobody',
  'courseDrafts/{courseId}/present/{uid}': 'nobody',
  'invitations/{invitationId}': 'nobody',
  'enrollments/{enrollmentId}': 'nobody',
  'enrollments/{enrollmentId}/lessonProgress/{lessonId}': 'nobody',
  'enrollments/{enrollmentId}/attempts/{attemptId}': 'nobody',
  'enrollments/{enrollmentId}/attempts/{attemptId}/papers/{paperId}': 'nobody',
  'reviews/{reviewId}': 'some',
  'reportedReviews/{reviewId}': 'nobody',
  'reports/{reportId}': 'nobody',
  'resources/{resourceId}': 'some',
  'slotLocks/{lockId}': 'nobody',
  'waiting/{waitingId}': 'nobody',
  'bookings/{bookingId}': 'nobody',
  'bookings/{bookingId}/shared/notes': 'nobody',
  'bookings/{bookingId}/attachments/{fileId}': 'nobody',
  'bookings/{bookingId}/private/{uid}': 'nobody',
  'sessions/{uid}': 'nobody',
  'pushSubscriptions/{subscriptionId}': 'nobody',
  'dataRequests/{requestId}': 'nobody',
  'certificates/{certificateId}': 'nobody',
  'files/{fileId}': 'nobody',
  'siteFigures/{monthAndPart}': 'nobody',
  'mails/{mailId}': 'nobody',
  'pushes/{pushId}': 'nobody',
  'siteInvitations/{invitationId}': 'nobody',
  'composition/{document}': 'nobody',
  'releaseFigures/{figuresId}': 'nobody',
  'leads/{leadId}': 'nobody',
  'auditEvents/{eventId}': 'nobody',
  'workClaims/{work}': 'nobody',
  'siteContent/{key}': 'nobody',
  'siteContent/holidays': 'some',
  'config/public': 'some',
};

/** The paths of all `match` blocks, those inside others with the paths of these. */
function placesIn(text: string): string[] {
  const around: { indent: number; path: string }[] = [];
  const found: string[] = [];
  for (const [, space = '', path = ''] of text.matchAll(/^( +)match \/(\S+) \{$/gm)) {
    while (around.length > 0 && (around.at(-1)?.indent ?? 0) >= space.length) around.pop();
    around.push({ indent: space.length, path });
    if (around.length > 1)
      found.push(
        around
          .slice(1)
          .map((each) => each.path)
          .join('/'),
      );
  }
  return found;
}

const isAt = (place: string, path: string) => {
  const [names, parts] = [place.split('/'), path.split('/')];
  return names.length === parts.length && names.every((name, index) => name.startsWith('{') || name === parts[index]);
};

/** Documents of the stories in a place, each among the others of its suite; the attacker takes all courses. */
const secretsIn = (place: string) =>
  ALL_SUITES.flatMap(({ documents }) => {
    const taken = Object.keys(documents).filter((path) => /^courses\/[^/]+$/.test(path));
    const enrolled = taken.map((path): [string, Fields] => {
      const courseId = path.slice('courses/'.length);
      return [`enrollments/mallory__${courseId}`, { uid: 'mallory', courseId, status: 'active' }];
    });
    const world = { ...documents, ...Object.fromEntries(enrolled) };
    return (
      Object.entries(documents)
        // A document that a rule of its own opens is no secret among its neighbours.
        .filter(([path]) => isAt(place, path) && !path.includes('mallory') && OPEN_TO[path] !== 'some')
        .map(([path, fields]) => ({ path, fields, world }))
    );
  });

/** Queries that find a document: without a condition, and by each of its fields. */
const queriesFor = (fields: Fields): Condition[][] => [
  [],
  ...Object.entries(fields)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]): Condition[] => [[name, 'EQUAL', value]]),
  ...Object.entries(fields)
    .filter(([, value]) => Array.isArray(value) && typeof value[0] === 'string')
    .map(([name, value]): Condition[] => [[name, 'ARRAY_CONTAINS', (value as unknown[])[0]]]),
];

/** Whether the rules let a caller run a query over a collection, or over all collections of its name. */
function isListed(world: Documents, caller: string | undefined, path: string, where: Condition[], isGroup: boolean) {
  const collection = path.split('/').slice(0, -1);
  const now = new Date();
  const query = toQuery(collection.at(-1) ?? '', where, now);
  if (isGroup) query.from = [{ collectionId: collection.at(-1) ?? '', allDescendants: true }];
  const parent = isGroup ? '' : collection.slice(0, -1).join('/');
  try {
    rules.judgeList(callerOf(caller), parent, query, lookupIn(world, now), now);
    return true;
  } catch (error) {
    if (error instanceof RpcError && error.status === 'PERMISSION_DENIED') return false;
    throw error;
  }
}

describe('an attacker who reads whatever the rules allow', () => {
  it('meets every place that the rules name', () => {
    expect(placesIn(source)).toEqual(Object.keys(OPEN_TO));
  });

  const closed = Object.keys(OPEN_TO).filter((place) => OPEN_TO[place] === 'nobody');
  it.each(closed)('finds nothing in %s', (place) => {
    const secrets = secretsIn(place);
    expect(secrets).not.toEqual([]);
    const leaks = secrets.flatMap(({ path, fields, world }) =>
      ATTACKERS.flatMap((caller) => [
        ...(isAllowed(rules, world, caller, get(path)) ? [`${caller} gets ${path}`] : []),
        ...queriesFor(fields).flatMap((where) =>
          [false, true]
            .filter((isGroup) => isListed(world, caller, path, where, isGroup))
            .map((isGroup) => `${caller} lists ${path} by ${JSON.stringify(where)}${isGroup ? ' in all' : ''}`),
        ),
      ]),
    );
    expect(leaks).toEqual([]);
  });
});
