import type { DraftLesson, Locale } from '@cursiv/shared-domain';

/** What a lesson's file is: its video, or the captions or chapters of it in a language. */
export type LessonPart = 'video' | `${'captions' | 'chapters'}-${Locale}`;

/** The lesson with a file in its place; tracks belong to a video and go without one. */
export function withFile(lesson: DraftLesson, part: LessonPart, path: string, contentType: string): DraftLesson {
  const { video } = lesson;
  if (part === 'video') return { ...lesson, video: { captions: [], ...video, path, contentType } };
  const [kind, locale] = part.split('-') as ['captions' | 'chapters', Locale];
  if (!video) return lesson;
  const others = (video[kind] ?? []).filter((track) => track.locale !== locale);
  return { ...lesson, video: { ...video, [kind]: [...others, { locale, path }] } };
}

/** What the names of a course's uploads begin with. */
export const courseUploads = (courseId: string) => `lesson/${courseId}/`;

/** The name of the upload of a lesson's file. */
export const lessonUpload = (courseId: string, lessonId: string, part: LessonPart) =>
  `${courseUploads(courseId)}${lessonId}/${part}`;

/** What an upload of that name is for. */
export function partOfUpload(name: string): { lessonId: string; part: LessonPart } {
  const [, , lessonId = '', part = ''] = name.split('/');
  return { lessonId, part: part as LessonPart };
}
