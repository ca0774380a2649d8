import type { DocumentSnapshot } from 'firebase-functions/v2/firestore';
import { gathered } from '../gathered.ts';
import { SINGLE } from '../limits.ts';
import { onDocumentCreated, onDocumentWritten } from '../logged/firestore.ts';
import { onSchedule } from '../schedules/schedule.ts';
import type { StoredDocument } from '../store/document-source.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { countSubjects, type SubjectChange } from './count-subjects.ts';
import { answerOf } from './question-answers.ts';
import { settleShares } from './settle-shares.ts';
import { type SubjectKind, subjectOf } from './subjects.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
/** An event that could not be counted is reported again. */
/** Documents that are counted in one transaction. */
const TOGETHER = 50;

const count = gathered<SubjectChange>(async (_, changes) => {
  for (let start = 0; start < changes.length; start += TOGETHER)
    await countSubjects(store, changes.slice(start, start + TOGETHER), new Date());
});

const storedOf = (snapshot: DocumentSnapshot | undefined): StoredDocument | undefined => {
  const fields = snapshot?.data();
  return snapshot && fields && { path: snapshot.ref.path, id: snapshot.id, fields };
};

/** Counts a document when it comes, goes, or changes in one of the named fields. */
const counting = (kind: SubjectKind, document: string, fields: readonly string[]) =>
  onDocumentWritten({ document, ...SINGLE }, async ({ data }) => {
    const [before, after] = [storedOf(data?.before), storedOf(data?.after)];
    const present = after ?? before;
    const isSame = before && after && fields.every((field) => before.fields[field] === after.fields[field]);
    if (!present || isSame) return;
    const moment = after && subjectOf(kind).moment?.(after, before);
    await count('', { kind, path: present.path, last: after ? undefined : before, moment });
  });

/** The site's figures follow the documents that they count. */
export const countUsers = counting('users', 'users/{id}', []);
export const countEnrollments = counting('enrollments', 'enrollments/{id}', ['status']);
export const countBookings = counting('bookings', 'bookings/{id}', ['status']);
export const countLeads = counting('leads', 'leads/{id}', ['state']);
export const countMails = counting('mails', 'mails/{id}', ['status']);
export const countFiles = counting('files', 'files/{id}', ['status']);
export const countCourses = counting('courses', 'courses/{id}', ['status']);
export const countDrafts = counting('courseDrafts', 'courseDrafts/{id}', ['status']);
export const countResources = counting('resources', 'resources/{id}', ['status']);
export const countExperts = counting('experts', 'experts/{id}', ['status']);
export const countVerifications = counting('verificationRequests', 'verificationRequests/{id}', ['status']);
export const countReports = counting('reports', 'reports/{id}', ['status']);
export const countLessonQuestions = counting('questions', 'courses/{courseId}/questions/{id}', []);

/** The first answer of somebody else ends the time that a question waits. */
export const countLessonAnswers = onDocumentCreated(
  { document: 'courses/{courseId}/questions/{id}/answers/{answerId}', ...SINGLE },
  async ({ params }) => {
    const path = `courses/${params.courseId}/questions/${params.id}`;
    const question = await store.get(path);
    if (question) await count('', { kind: 'questions', path, moment: await answerOf(store, question) });
  },
);

/** What is long deleted stays counted and is known no more. */
export const settleSiteFigures = onSchedule({ schedule: 'every 24 hours', timeoutSeconds: 300, ...SINGLE }, () =>
  settleShares(store, new Date()),
);
