import type { WrittenCourse } from '../publishing/course-texts.ts';
import type { ArchiveProblem } from './archive-problem.ts';

/** The format that an archive names, so that another product's file is not taken for a course. */
export const ARCHIVE_FORMAT = 'cursiv-course';

/** The present form of it; an archive of a later one is not read. */
export const ARCHIVE_VERSION = 2;

/** The file with everything but texts and quizzes. */
export const COURSE_FILE = 'course.json';

/** How large an import may be, before anything of it is read. */
export const ARCHIVE_SIZES = {
  /** Of the packed file with its videos, in bytes. */
  packed: 1_000_000_000,
  /** Of all texts together, unpacked; videos are not packed any denser than they are. */
  unpacked: 60_000_000,
  /** Of one text, unpacked. */
  file: 2_000_000,
  files: 4000,
} as const;

/** A course with all that its author writes. */
export type ArchivedCourse = WrittenCourse & Required<Pick<WrittenCourse, 'quizzes' | 'captions'>>;

/** What came of an import. Without a course, the problems say why. */
export interface ArchiveReading {
  course?: ArchivedCourse;
  problems: ArchiveProblem[];
}

/** Files by their paths. */
export type ArchiveFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Whether a path stays where it is unpacked: no way up, no root, no drive, and no sign that a system reads as one. */
export const isSafeName = (name: string): boolean =>
  name.length > 0 &&
  name.length <= 300 &&
  !/[\\:\p{Cc}\p{Cf}]/u.test(name) &&
  !name.startsWith('/') &&
  !name.split('/').some((part) => part === '..' || part === '.');

/** The text of a file; undefined when it is none. */
export function textIn(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
