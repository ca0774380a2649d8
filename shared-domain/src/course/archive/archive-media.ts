import { HLS_TYPE } from '../../file/file-rules.ts';
import type { CourseDraftContent, DraftLesson } from '../course-draft-schema.ts';

/** The folder of an archive's videos, pictures and captions. */
export const MEDIA_FOLDER = 'media/';

/** A file that a course names, and the lesson that names it; the course itself where there is none. */
export interface NamedFile {
  path: string;
  lessonId: string | undefined;
  /** Whether it is a film in pieces, which its name does not tell. */
  isHls?: boolean;
}

/** Fields whose value is a file's path; the words of a course are never taken for one. */
const FILE_FIELDS = ['path', 'poster'];

/** Fields whose value is a list of such paths. */
const FILE_LISTS = ['pictures'];

const isListOfPaths = (list: string, value: unknown): value is string[] =>
  FILE_LISTS.includes(list) && Array.isArray(value);

/** Every file that a course names, each once for each lesson. */
export function namedFiles({ outline, ...course }: CourseDraftContent): NamedFile[] {
  const found = [
    ...pathsIn(course).map((path) => ({ path, lessonId: undefined })),
    ...outline
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ id, ...lesson }) =>
        pathsIn(lesson).map((path) => ({ path, lessonId: id, ...(isFilmInPieces(lesson, path) && { isHls: true }) })),
      ),
  ];
  return [...new Map(found.map((file) => [`${file.lessonId} ${file.path}`, file])).values()];
}

const isFilmInPieces = ({ video }: Pick<DraftLesson, 'video'>, path: string) =>
  video?.path === path && video.contentType === HLS_TYPE;

function pathsIn(value: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(value, (key, inner: unknown) => {
    if (FILE_FIELDS.includes(key) && typeof inner === 'string') found.push(inner);
    if (isListOfPaths(key, inner)) found.push(...inner);
    return inner;
  });
  return found;
}

/**
 * A course whose files have other paths. What names a file that has none is taken out whole: a cover or a video without
 * its file, captions without theirs.
 */
export function withFiles(
  content: CourseDraftContent,
  pathOf: (file: NamedFile) => string | undefined,
): CourseDraftContent {
  const { outline, ...course } = content;
  return {
    ...(moved(course, (path) => pathOf({ path, lessonId: undefined })) as Omit<CourseDraftContent, 'outline'>),
    outline: outline.map((unit) => ({
      ...unit,
      lessons: unit.lessons.map(
        (lesson) => moved(lesson, (path) => pathOf({ path, lessonId: lesson.id })) as typeof lesson,
      ),
    })),
  };
}

/** Undefined for what cannot be without its file. */
function moved(value: unknown, pathOf: (path: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((entry) => moved(entry, pathOf)).filter((entry) => entry !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    if (FILE_FIELDS.includes(key) && typeof inner === 'string') return [key, pathOf(inner)] as const;
    if (isListOfPaths(key, inner)) return [key, inner.flatMap((path) => pathOf(path) ?? [])] as const;
    return [key, moved(inner, pathOf)] as const;
  });
  if (entries.some(([key, inner]) => key === 'path' && inner === undefined)) return undefined;
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}
