import { hasRight, lessonQuestionSchema, sameValues } from '@cursiv/shared-domain';
import type { DocumentData } from 'firebase-admin/firestore';
import { gathered } from '../gathered.ts';
import { KEEPERS } from '../limits.ts';
import { onDocumentCreated, onDocumentWritten } from '../logged/firestore.ts';
import type { Notice } from '../notifications/notice.ts';
import { tell } from '../notifications/tell.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { parsed } from '../store/parsed.ts';
import { countQuestions as count } from './keeping/count-questions.ts';
import { answerNotices, markNotices, questionNotices } from './keeping/discussion-notices.ts';
import { keepQuestion, keepTeachers, keepTeaching } from './keeping/keep-question.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
/** An event that could not be counted is reported again. */

/** An event whose people could not be told is reported again. */

const countIn = gathered<string>((courseId, lessonIds) => count(store, courseId, [...new Set(lessonIds)]));

/** Whether a question was only followed, or no longer: no list shows by how many. */
const isSameButFollowers = (before: DocumentData | undefined, after: DocumentData | undefined): boolean =>
  before !== undefined && after !== undefined && sameValues(before, { ...after, followerCount: before.followerCount });

/** A course's numbers of questions, and the lists of all and of those that wait, follow its questions. */
export const countQuestions = onDocumentWritten(
  { document: 'courses/{courseId}/questions/{questionId}', ...KEEPERS },
  async ({ data, params: { courseId, questionId } }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    const lessonId: unknown = (after ?? before)?.lessonId;
    if (!isSameButFollowers(before, after)) await keepQuestion(store, courseId, questionId);
    const isSame = before && after && before.status === after.status && before.isWaiting === after.isWaiting;
    if (!isSame && typeof lessonId === 'string') await countIn(courseId, lessonId);
  },
);

/** Who is shown the questions of a course that wait follows who teaches it. */
export const keepTeachersOfDraft = onDocumentWritten(
  { document: 'courseDrafts/{courseId}', ...KEEPERS },
  async ({ data, params }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    if (!sameValues(before?.editorUids, after?.editorUids)) await keepTeachers(store, params.courseId);
  },
);

export const keepTeachersOfPlace = onDocumentWritten(
  { document: 'courseInstructors/{id}', ...KEEPERS },
  async ({ data }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    const courseId: unknown = (after ?? before)?.courseId;
    if (before?.status !== after?.status && typeof courseId === 'string') await keepTeachers(store, courseId);
  },
);

export const keepTeachersOfUser = onDocumentWritten(
  { document: 'users/{uid}', ...KEEPERS },
  async ({ data, params }) => {
    const [before, after] = [data?.before.data(), data?.after.data()].map((user) =>
      hasRight(user ?? {}, 'verifiedInstructor'),
    );
    if (before !== after) await keepTeaching(store, params.uid);
  },
);

const tellAll = async (notices: readonly Notice[], time: string) => {
  await Promise.all(notices.map((notice) => tell(store, notice, new Date(time))));
};

/** Teachers learn of a question. */
export const tellOfQuestion = onDocumentCreated(
  { document: 'courses/{courseId}/questions/{questionId}' },
  async ({ params: { courseId, questionId }, time }) =>
    tellAll(await questionNotices(store, courseId, questionId), time),
);

/** Who follows a question learns of its answers. */
export const tellOfLessonAnswer = onDocumentCreated(
  { document: 'courses/{courseId}/questions/{questionId}/answers/{answerId}' },
  async ({ params: { courseId, questionId, answerId }, time }) =>
    tellAll(await answerNotices(store, courseId, questionId, answerId), time),
);

/** Who has given the right answer learns of the mark. */
export const tellOfMark = onDocumentWritten(
  { document: 'courses/{courseId}/questions/{questionId}' },
  async ({ data, params: { questionId: id }, time }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    if (!after?.rightAnswerId || before?.rightAnswerId === after.rightAnswerId) return;
    const question = parsed(lessonQuestionSchema, { path: `questions/${id}`, id, fields: after });
    if (question) await tellAll(await markNotices(store, question), time);
  },
);
