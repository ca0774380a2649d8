import { type Course, courseSchema, type LessonQuestion, lessonSchema } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import type { Notice } from '../../notifications/notice.ts';
import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { answerAt, questionAt } from '../places.ts';
import { teachersOf } from './keep-question.ts';

/** More followers of one question than these learn of an answer when they look. */
const MOST_FOLLOWERS = 300;

/** Where a question stands, what its lesson and course are called. */
async function toldOf(source: DocumentSource, question: LessonQuestion) {
  const { courseId, lessonId, id } = question;
  const course = parsed(courseSchema, await source.get(`courses/${courseId}`));
  const lesson =
    course &&
    parsed(lessonSchema, await source.get(`courses/${courseId}/versions/${course.version}/lessons/${lessonId}`));
  if (!course) return undefined;
  const named: { title: Course['title']; course: Course['title'] } = {
    title: lesson?.title ?? course.title,
    course: course.title,
  };
  return { named, link: `${paths.lessonVideo(courseId, lessonId)}?panel=questions#question-${id}` };
}

/** Those who teach a course are told of a new question, unless it is their own. */
export async function questionNotices(source: DocumentSource, courseId: string, questionId: string): Promise<Notice[]> {
  const question = await questionAt(source, { courseId, questionId });
  const told = question && (await toldOf(source, question));
  if (!told) return [];
  const { named, link } = told;
  const teachers = await teachersOf(source, courseId);
  return teachers
    .filter((uid) => uid !== question.uid)
    .map((uid) => ({
      ...{ uid, id: `question.asked__${questionId}`, type: 'question.asked', link },
      params: { name: question.authorName, ...named },
    }));
}

/** Those who follow a question are told of a new answer, unless it is their own. */
export async function answerNotices(
  source: DocumentSource,
  courseId: string,
  questionId: string,
  answerId: string,
): Promise<Notice[]> {
  const question = await questionAt(source, { courseId, questionId });
  const answer = await answerAt(source, { courseId, questionId, answerId });
  const told = question && (await toldOf(source, question));
  if (!told || !answer) return [];
  const { named, link } = told;
  const followers = await source.find({
    collection: `courses/${courseId}/follows`,
    contains: { questionIds: questionId },
    limit: MOST_FOLLOWERS,
  });
  return followers
    .filter(({ id }) => id !== answer.uid)
    .map(({ id: uid }) => ({
      ...{ uid, id: `question.answered__${answerId}`, type: 'question.answered', link },
      params: { name: answer.authorName, ...named },
    }));
}

/** The author of an answer is told, once, that it was marked as the right one by somebody else. */
export async function markNotices(source: DocumentSource, question: LessonQuestion): Promise<Notice[]> {
  const { courseId, id: questionId, rightAnswerId: answerId } = question;
  const answer = answerId === undefined ? undefined : await answerAt(source, { courseId, questionId, answerId });
  const told = answer && (await toldOf(source, question));
  if (!told || answer.uid === question.uid) return [];
  const id = `question.marked__${answer.id}`;
  return [{ uid: answer.uid, id, type: 'question.marked', params: told.named, link: told.link }];
}
