import { courseSchema, lessonSchema, type WaitingQuestion } from '@cursiv/shared-domain';
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

/** Brings a question in the list of those that wait for a teacher up to date: there, or no longer. */
export const keepWaiting = (store: DocumentStore, courseId: string, questionId: string): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `waitingQuestions/${questionId}`;
    const question = await questionAt(transaction, { courseId, questionId });
    const course = parsed(courseSchema, await transaction.get(`courses/${courseId}`));
    if (!question?.isWaiting || question.status !== 'published' || !course) return transaction.delete(path);
    const { lessonId, authorName, text, locale, answerCount, createdAt } = question;
    const lesson = parsed(
      lessonSchema,
      await transaction.get(`courses/${courseId}/versions/${course.version}/lessons/${lessonId}`),
    );
    const waiting: Omit<WaitingQuestion, 'id'> = {
      ...{ courseId, lessonId, courseTitle: course.title, lessonTitle: lesson?.title ?? {} },
      ...{ authorName, text: text.slice(0, START), locale, answerCount, createdAt },
      teacherUids: await teachersOf(transaction, courseId),
    };
    transaction.set(path, waiting);
  });

/** Brings the lists of the courses that somebody was named to teach up to date with their right. */
export async function keepTeaching(store: DocumentStore, uid: string): Promise<void> {
  const places = await store.find({ collection: 'courseInstructors', equals: { uid, status: 'accepted' } });
  for (const { fields } of places) await keepTeachers(store, String(fields.courseId));
}

/** Brings the list up to date with who teaches a course. */
export async function keepTeachers(store: DocumentStore, courseId: string): Promise<void> {
  const waiting = await store.find({ collection: 'waitingQuestions', equals: { courseId } });
  for (const { id } of waiting) await keepWaiting(store, courseId, id);
}
