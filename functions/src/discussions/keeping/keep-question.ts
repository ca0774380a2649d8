import {
  courseSchema,
  type LessonQuestion,
  type ListedQuestion,
  lessonSchema,
  listedQuestionKeysOf,
  type WaitingQuestion,
} from '@cursiv/shared-domain';
import type { DocumentSource, DocumentStore, DocumentTransaction } from '../../store/document-source.ts';
import { isVerifiedInstructor } from '../../store/is-named-instructor.ts';
import { parsed } from '../../store/parsed.ts';
import { questionAt } from '../places.ts';

/** Enough of a question to know what it is about. */
const START = 300;

/** Who answers in a course as its teacher; of those who were named, the ones who are verified still. */
export async function teachersOf(
  { get, find }: Pick<DocumentTransaction | DocumentSource, 'get' | 'find'>,
  courseId: string,
): Promise<string[]> {
  const [course, draft, places] = await Promise.all([
    get(`courses/${courseId}`),
    get(`courseDrafts/${courseId}`),
    find({ collection: 'courseInstructors', equals: { courseId, status: 'accepted' } }),
  ]);
  const editors: unknown = draft?.fields.editorUids;
  const named = places.map(({ fields }) => String(fields.uid));
  const areVerified = await Promise.all(named.map((uid) => isVerifiedInstructor({ get }, uid)));
  const uids = [
    course?.fields.ownerUid,
    ...(Array.isArray(editors) ? editors : []),
    ...named.filter((_, index) => areVerified[index]),
  ];
  return [...new Set(uids)].filter((uid) => typeof uid === 'string');
}

/** Where a question stands, by name. */
type Place = Pick<ListedQuestion, 'courseId' | 'lessonId' | 'courseTitle' | 'lessonTitle'>;

/** Brings a question up to date in the list of all, and in that of those that wait for a teacher: there, or no longer. */
export const keepQuestion = (store: DocumentStore, courseId: string, questionId: string): Promise<void> =>
  store.transact(async (transaction) => {
    const [waiting, listed] = [`waitingQuestions/${questionId}`, `listedQuestions/${questionId}`];
    const question = await questionAt(transaction, { courseId, questionId });
    const course = parsed(courseSchema, await transaction.get(`courses/${courseId}`));
    if (!question || !course) {
      transaction.delete(waiting);
      return transaction.delete(listed);
    }
    const { lessonId } = question;
    const lesson = parsed(
      lessonSchema,
      await transaction.get(`courses/${courseId}/versions/${course.version}/lessons/${lessonId}`),
    );
    const place = { courseId, lessonId, courseTitle: course.title, lessonTitle: lesson?.title ?? {} };
    const isWaiting = question.isWaiting && question.status === 'published';
    const teacherUids = isWaiting ? await teachersOf(transaction, courseId) : [];
    transaction.set(listed, { ...(await listedQuestion(transaction, question, place)) });
    if (!isWaiting) return transaction.delete(waiting);
    const { authorName, text, locale, answerCount, createdAt } = question;
    const shown: Omit<WaitingQuestion, 'id'> = {
      ...{ ...place, authorName, text: text.slice(0, START), locale, answerCount, createdAt, teacherUids },
    };
    transaction.set(waiting, shown);
  });

/** What the administration sees of a question. Where it is hidden, its words stand with the ruling. */
async function listedQuestion(
  { get }: Pick<DocumentTransaction, 'get'>,
  { id, uid, authorName, text, locale, status, isWaiting, rev, answerCount, createdAt }: LessonQuestion,
  place: Place,
): Promise<Omit<ListedQuestion, 'id'> & { searchKeys: string[] }> {
  const ruling = status === 'hidden' ? (await get(`reportedContributions/${id}`))?.fields : undefined;
  // Of somebody whose account is being deleted the ruling may still have the words.
  const withheld = ruling?.uid === uid ? ruling.text : undefined;
  const question: Omit<ListedQuestion, 'id'> = {
    ...{ ...place, uid, authorName, text: typeof withheld === 'string' ? withheld : text, locale },
    state: status === 'hidden' ? 'hidden' : isWaiting ? 'waiting' : 'answered',
    ...{ rev, answerCount, createdAt },
  };
  return { ...question, searchKeys: listedQuestionKeysOf(question) };
}

/** Brings the lists of the courses that somebody was named to teach up to date with their right. */
export async function keepTeaching(store: DocumentStore, uid: string): Promise<void> {
  const places = await store.find({ collection: 'courseInstructors', equals: { uid, status: 'accepted' } });
  for (const { fields } of places) await keepTeachers(store, String(fields.courseId));
}

/** Brings the list up to date with who teaches a course. */
export async function keepTeachers(store: DocumentStore, courseId: string): Promise<void> {
  const waiting = await store.find({ collection: 'waitingQuestions', equals: { courseId } });
  for (const { id } of waiting) await keepQuestion(store, courseId, id);
}
