import { LOCALES } from '../../l10n/l10n.ts';
import { lessonBodyId } from '../course.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchivedCourse,
  type ArchiveFiles,
  COURSE_FILE,
} from './course-archive.ts';

/** Fields by name, whatever order they were written in. */
const inOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const readable = (value: unknown) => `${JSON.stringify(value, inOrder, 2)}\n`;

/**
 * A course as files: `course.json`, a Markdown file for each lesson and language, a JSON file for each quiz and for captions in writing. The same course gives the
 * same files.
 */
export function writeArchive({ content, texts, quizzes, captions }: ArchivedCourse): ArchiveFiles {
  const encoder = new TextEncoder();
  const lessonIds = content.outline.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  const bodies = lessonIds.flatMap((id) =>
    LOCALES.flatMap((locale) => {
      const text = texts[lessonBodyId(id, locale)];
      return text ? [[`lessons/${id}.${locale}.md`, text] as const] : [];
    }),
  );
  const keys = lessonIds.flatMap((id) => (quizzes[id] ? [[`quizzes/${id}.json`, readable(quizzes[id])] as const] : []));
  const cues = lessonIds.flatMap((id) =>
    captions[id]?.length ? [[`captions/${id}.json`, readable(captions[id])] as const] : [],
  );
  const course = readable({ format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, ...content });
  return new Map(
    [[COURSE_FILE, course] as const, ...bodies, ...keys, ...cues].map(([name, text]) => [name, encoder.encode(text)]),
  );
}
