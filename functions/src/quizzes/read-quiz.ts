import { AppError, type AskedQuestion, askQuestions, courseSchema, type Random } from '@cursiv/shared-domain';
import type { Caller } from '../callable/callable.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { isNamedInstructor } from '../store/is-named-instructor.ts';
import { parsed } from '../store/parsed.ts';
import type { ReadRequest } from './attempt-requests.ts';
import { isOpenToLearners, quizOf } from './open-quiz.ts';

/**
 * The questions of a quiz as its learners are asked them, without the answers, for its author and who was named to teach the
 * course. Throws `no-access` to everybody else, `not-found` when there is no quiz that can be taken.
 */
export async function readQuiz(
  source: Pick<DocumentSource, 'get'>,
  { courseId, lessonId }: ReadRequest,
  { uid }: Caller,
  random: Random = Math.random,
): Promise<{ questions: AskedQuestion[] }> {
  const course = parsed(courseSchema, await source.get(`courses/${courseId}`));
  const isTaught =
    course &&
    (course.ownerUid === uid || (isOpenToLearners(course) && (await isNamedInstructor(source, courseId, uid))));
  if (!isTaught) throw new AppError('no-access', `courses/${courseId} is not taught by ${uid}`);
  const { settings, questions } = await quizOf(source, course, lessonId);
  return { questions: askQuestions(questions, settings.shuffles, random) };
}
