import { type CourseText, draftContent, type Locale, textsOf } from '@cursiv/shared-domain';
import { getLessonBody } from '../courses/get-lesson-body.ts';
import { getVersion, getVersionCaptions, getVersionQuizzes } from './get-versions.ts';

/** What a text of a course said in a version, in one language; empty where it said nothing. Throws AppError. */
export async function publishedText(
  courseId: string,
  version: number,
  { id, place }: Pick<CourseText, 'id' | 'place'>,
  locale: Locale,
): Promise<string> {
  if (place.of === 'lesson' && place.field === 'text')
    return (await getLessonBody({ id: courseId, version }, place.id, locale))?.text ?? '';
  const isOf = (field: 'quiz' | 'captions') => place.of === 'lesson' && place.field === field;
  const [then, keys, written] = await Promise.all([
    getVersion(courseId, version),
    isOf('quiz') ? getVersionQuizzes(courseId, version) : [],
    isOf('captions') ? getVersionCaptions(courseId, version) : [],
  ]);
  if (!then) return '';
  const quizzes = Object.fromEntries(keys.map(({ lessonId, questions }) => [lessonId, questions]));
  const captions = Object.fromEntries(written.map(({ lessonId, cues }) => [lessonId, cues]));
  const texts = textsOf({ content: draftContent(then), texts: {}, quizzes, captions });
  return texts.find((text) => text.id === id)?.value[locale] ?? '';
}
