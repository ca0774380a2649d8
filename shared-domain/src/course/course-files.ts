import type { CourseDraftContent } from './course-draft-schema.ts';
import type { LessonVideo } from './course-schema.ts';

/** Paths of the files of a lesson's video: itself, its picture, its captions and chapters. */
const filesOfVideo = ({ path, poster, captions, chapters = [] }: LessonVideo): string[] => [
  path,
  ...(poster ? [poster] : []),
  ...[...captions, ...chapters].map((track) => track.path),
];

/** Paths of all files that a course names. */
export const filesOfCourse = ({ cover, outline }: Pick<CourseDraftContent, 'cover' | 'outline'>): string[] => [
  ...(cover ? [cover.path] : []),
  ...outline
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ video, pictures = [], files = [] }) => [
      ...(video ? filesOfVideo(video) : []),
      ...pictures,
      ...files.map(({ path }) => path),
    ]),
];

/** Whether a text shows the picture at a path. */
export const isInTexts = ({ outline }: Pick<CourseDraftContent, 'outline'>, path: string): boolean =>
  outline.some(({ lessons }) => lessons.some(({ pictures }) => pictures?.includes(path)));

/** The course with another file wherever it names this one. */
export function withFileReplaced<T extends Pick<CourseDraftContent, 'cover' | 'outline'>>(
  content: T,
  from: string,
  { path, contentType, bytes }: { path: string; contentType: string; bytes: number },
): T {
  const to = { path, contentType, bytes };
  const other = (named: string) => (named === from ? path : named);
  const track = <Track extends { path: string }>(it: Track): Track => ({ ...it, path: other(it.path) });
  const video = (present: LessonVideo): LessonVideo => ({
    ...present,
    ...(present.path === from && to),
    ...(present.poster && { poster: other(present.poster) }),
    captions: present.captions.map(track),
    ...(present.chapters && { chapters: present.chapters.map(track) }),
  });
  const outline = content.outline.map((unit) => ({
    ...unit,
    lessons: unit.lessons.map((lesson) => ({
      ...lesson,
      ...(lesson.video && { video: video(lesson.video) }),
      ...(lesson.pictures && { pictures: lesson.pictures.map(other) }),
      ...(lesson.files && { files: lesson.files.map((file) => (file.path === from ? { ...file, ...to } : file)) }),
    })),
  }));
  return { ...content, ...(content.cover && { cover: track(content.cover) }), outline };
}
