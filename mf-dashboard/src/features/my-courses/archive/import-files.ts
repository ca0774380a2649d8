import { newDraftId } from '@cursiv/shared-data';
import { type ArchiveProblem, type Locale, leftOut, namedFiles, readArchive } from '@cursiv/shared-domain';
import { chosenFiles } from './chosen-files.ts';
import { unpackMedia } from './media/unpack-media.ts';
import { storeAsDraft } from './written-course.ts';

/** What came of an import. */
export interface Imported {
  /** Absent when nothing was imported. */
  courseId?: string;
  problems: ArchiveProblem[];
}

/** How many files of an import are there, of how many. */
export type ImportProgress = (done: number, total: number) => void;

const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 16);

/** Makes a draft of chosen files, with everything in it or not at all. Throws AppError. */
export async function importFiles(
  uid: string,
  chosen: readonly File[],
  locale: Locale,
  onProgress: ImportProgress,
): Promise<Imported> {
  const files = await chosenFiles(chosen);
  if ('code' in files) return { problems: [files] };
  const { course, problems } = readArchive(files.texts, locale, newId);
  if (!course) return { problems };
  const courseId = newDraftId();
  const named = new Set(namedFiles(course.content).map(({ path }) => path));
  const unknown = [...files.media.keys()]
    .filter((path) => !named.has(path))
    .map((path) => leftOut(path, 'unknown-file'));
  const unpacked = await unpackMedia(courseId, course, files.media, onProgress);
  try {
    await storeAsDraft(uid, courseId, unpacked.course);
  } catch (error) {
    await unpacked.undo();
    throw error;
  }
  return { courseId, problems: [...problems, ...unknown, ...unpacked.problems] };
}
