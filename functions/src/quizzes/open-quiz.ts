import {
  AppError,
  type Course,
  courseSchema,
  DEFAULT_QUIZ,
  enrollmentSchema,
  isLearning,
  isOpenCourse,
  type Lesson,
  type Locale,
  lessonSchema,
  type Question,
  type QuizSettings,
  quizKeySchema,
  quizProblems,
  versionPath,
} from '@cursiv/shared-domain';
import type { DocumentSource } from '../store/document-source.ts';
import { isTurnOf } from '../store/is-turn-of.ts';
import { parsed } from '../store/parsed.ts';
import type { StartRequest } from './attempt-requests.ts';

/** What reads documents, by itself or in a transaction. */
type Reader = Pick<DocumentSource, 'get'>;

/** The quiz that learners of a course have now. */
export interface OpenQuiz {
  settings: QuizSettings;
  /** With their answers, in the published languages. */
  questions: Question[];
}

/** Throws `no-access` unless the person takes the course. */
export async function checkLearner(reader: Reader, path: string): Promise<void> {
  const enrollment = parsed(enrollmentSchema, await reader.get(path));
  if (!isLearning(enrollment?.status)) throw new AppError('no-access', `${path} does not learn`);
}

/** A language that is not published yet is its author's. */
const inLocales = (questions: Question[], locales: readonly Locale[]): Question[] =>
  JSON.parse(JSON.stringify(questions), (key, value) =>
    (key === 'ro' || key === 'en') && !locales.includes(key) ? undefined : value,
  );

/** Learners keep an archived course. */
export const isOpenToLearners = (course: Course) => isOpenCourse(course) || course.status === 'archived';

/** The quiz of a lesson, for a learner. Throws `no-access` when the course is closed or its turn has not come, `not-found` when there is no quiz that can be taken. */
export async function openQuiz(
  reader: Reader,
  enrollmentPath: string,
  { courseId, lessonId }: StartRequest,
): Promise<OpenQuiz> {
  const course = parsed(courseSchema, await reader.get(`courses/${courseId}`));
  if (!course || !isOpenToLearners(course)) throw new AppError('no-access', `courses/${courseId} is closed`);
  const { lesson, ...quiz } = await quizOf(reader, course, lessonId);
  if (!(await isTurnOf(reader, enrollmentPath, lesson)))
    throw new AppError('no-access', `${enrollmentPath} has not come to ${lessonId}`, { reason: 'not-yet' });
  return quiz;
}

/** The quiz of a lesson in the version that readers have. Throws `not-found` when there is none that can be taken. */
export async function quizOf(reader: Reader, course: Course, lessonId: string): Promise<OpenQuiz & { lesson: Lesson }> {
  const path = versionPath(course.id, course.version);
  const lesson = parsed(lessonSchema, await reader.get(`${path}/lessons/${lessonId}`));
  const key = parsed(quizKeySchema, await reader.get(`${path}/quizKeys/${lessonId}`));
  const questions = inLocales(key?.questions ?? [], course.locales);
  if (lesson?.type !== 'quiz' || quizProblems(questions, course.baseLocale).length > 0)
    throw new AppError('not-found', `${path}/quizKeys/${lessonId} is no quiz to take`);
  return { lesson, settings: lesson.quiz ?? DEFAULT_QUIZ, questions };
}
