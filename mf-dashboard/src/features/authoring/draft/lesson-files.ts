import { COURSE_LIMITS, type DraftLesson, type Locale } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

/** The role of a lesson's file: one to download, its video, the video's picture, a picture in its texts by its key, or the video's captions or chapters in a language. */
export type LessonPart = 'file' | 'video' | 'poster' | `picture-${string}` | `${'captions' | 'chapters'}-${Locale}`;

const videoFactsSchema = z.object({ durationSec: z.number(), width: z.number(), height: z.number() });

/** What a video says of itself. */
export type VideoFacts = z.infer<typeof videoFactsSchema>;

/** A stored file that a lesson is to name. */
export interface NamedFile {
  path: string;
  contentType: string;
  bytes: number;
}

/** The lesson with a file added; what belongs to a video is dropped without one, and a picture belongs to one video. */
export function withFile(
  lesson: DraftLesson,
  part: LessonPart,
  { path, contentType, bytes }: NamedFile,
  facts?: VideoFacts,
): DraftLesson {
  const { video, pictures = [], files = [] } = lesson;
  if (part === 'file') {
    const others = files.filter((it) => it.path !== path);
    return {
      ...lesson,
      files: [...others, { path, contentType, bytes, label: {} }].slice(0, COURSE_LIMITS.lessonFiles),
    };
  }
  if (part.startsWith('picture-')) return { ...lesson, pictures: [...pictures.filter((it) => it !== path), path] };
  if (part === 'video') {
    const { captions = [], chapters } = video ?? {};
    return {
      ...lesson,
      durationSec: facts?.durationSec ?? lesson.durationSec,
      video: { path, contentType, bytes, ...facts, captions, ...(chapters && { chapters }) },
    };
  }
  if (!video) return lesson;
  if (part === 'poster') return { ...lesson, video: { ...video, poster: path } };
  const [kind, locale] = part.split('-') as ['captions' | 'chapters', Locale];
  const others = (video[kind] ?? []).filter((track) => track.locale !== locale);
  return { ...lesson, video: { ...video, [kind]: [...others, { locale, path }] } };
}

/** The prefix of the names of a course's uploads. */
export const courseUploads = (courseId: string) => `lesson/${courseId}/`;

/** What was read in a video before it was sent; nothing for another file. */
export function factsOf(about: unknown): VideoFacts | undefined {
  const result = videoFactsSchema.safeParse(about);
  return result.success ? result.data : undefined;
}

/** The upload name for a lesson's file. */
export const lessonUpload = (courseId: string, lessonId: string, part: LessonPart) =>
  `${courseUploads(courseId)}${lessonId}/${part}`;

/** The lesson and role that an upload name stands for. */
export function partOfUpload(name: string): { courseId: string; lessonId: string; part: LessonPart } {
  const [, courseId = '', lessonId = '', part = ''] = name.split('/');
  return { courseId, lessonId, part: part as LessonPart };
}
