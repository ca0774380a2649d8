import type { LessonPlace } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';

/** Pages of a course that only this section links to. */
export const publishCourseAddress = (courseId: string) => `${paths.dashboardCourse(courseId)}/publish`;
export const courseVersionsAddress = (courseId: string) => `${paths.dashboardCourse(courseId)}/versions`;
export const teachingAddress = (courseId: string, page?: string) =>
  `${paths.dashboardCourse(courseId)}/teaching${page ? `/${page}` : ''}`;

/** All notes of the reader. */
export const notesAddress = () => `${paths.dashboard()}/notes`;

/** What the reader keeps on this device. */
export const keptAddress = () => `${paths.dashboard()}/offline`;
/** The questions that wait for the reader, in all courses that they teach. */
export const waitingQuestionsAddress = () => `${paths.dashboard()}/questions`;

/** A lesson, opened at a second of its video where one is known. */
export const lessonPlaceAddress = ({
  courseId,
  lessonId,
  second,
}: Pick<LessonPlace, 'courseId' | 'lessonId' | 'second'>) =>
  `${paths.lessonVideo(courseId, lessonId)}${second === undefined ? '' : `?at=${second}`}`;

/** A lesson, opened at one of its questions. */
export const questionAddress = (courseId: string, lessonId: string, questionId: string) =>
  `${paths.lessonVideo(courseId, lessonId)}?panel=questions#question-${questionId}`;

/** The editor of a course, opened at one of its texts in a language. */
export const editAtAddress = (courseId: string, place: string, locale?: string) =>
  `${paths.editCourse(courseId)}${locale ? `?language=${locale}` : ''}#${place}`;

/** The editor of a course, opened at a question of one of its quizzes. */
export const editQuestionAddress = (courseId: string, lessonId: string, questionId: string) =>
  `${paths.editCourse(courseId)}?lesson=${lessonId}#prompt-${questionId}`;
