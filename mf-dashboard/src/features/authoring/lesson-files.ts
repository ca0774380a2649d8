import type { DraftLesson, Locale } from '@cursiv/shared-domain';

/** The role of a lesson's file: its video, or the video's captions or chapters in a language. */
export type LessonPart = 'video' | `${'captions' | 'chapters'}-${Locale}`;

/** The lesson with a file added; captions and chapters belong to a video and are dropped without one. */
export function withFile(lesson: DraftLesson, part: LessonPart, path: string, contentType: string): DraftLesson {
  const { video } = lesson;
  if (part === 'video') return { ...lesson, video: { captions: [], ...video, path, contentType } };
  const [kind, locale] = part.split('-') as ['captions' | 'chapters', Locale];
  if (!video) return lesson;
  const others = (video[kind] ?? []).filter((track) => track.locale !== locale);
  return { ...lesson, video: { ...video, [kind]: [...others, { locale, path }] } };
}

/** The prefix of the names of a course's uploads. */
export const courseUploads = (courseId: string) => `lesson/${courseId}/`;

/** The upload name for a lesson's file. */
export const lessonUpload = (courseId: string, lessonId: string, part: LessonPart) =>
  `${courseUploads(courseId)}${lessonId}/${part}`;

/** The lesson and role that an upload name stands for. */
export function partOfUpload(name: string): { lessonId: string; part: LessonPart } {
  const [, , lessonId = '', part = ''] = name.split('/');
  return { lessonId, part: part as LessonPart };
}
