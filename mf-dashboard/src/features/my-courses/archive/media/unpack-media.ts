import { deleteFile, uploadFile } from '@cursiv/shared-data';
import {
  type ArchivedCourse,
  type ArchiveProblem,
  HLS_TYPE,
  leftOut,
  MEDIA_FOLDER,
  mediaTypeOf,
  type NamedFile,
  namedFiles,
  RULES_OF,
  refusalOf,
  withFiles,
} from '@cursiv/shared-domain';

/** What came of the files of an archive: the course with their new paths, and how to take all of them back. */
export interface UnpackedMedia {
  course: ArchivedCourse;
  problems: ArchiveProblem[];
  undo(): Promise<void>;
}

const placeOf = (courseId: string, { lessonId }: NamedFile) =>
  lessonId === undefined ? ({ kind: 'cover', courseId } as const) : ({ kind: 'lesson', courseId, lessonId } as const);

/** The name without the mark of what is in it. */
const nameOf = (path: string) => path.slice(MEDIA_FOLDER.length).replace(/^[0-9a-f]{16}-/, '');

const typeOf = ({ path, isHls }: NamedFile) => (isHls ? HLS_TYPE : mediaTypeOf({ name: path, type: '' }));

/**
 * Uploads the files that an archived course names to a new course. One that is not in the archive, or may not be there,
 * is left out with a line. Throws AppError when an upload fails, after taking back the others.
 */
export async function unpackMedia(
  courseId: string,
  course: ArchivedCourse,
  media: ReadonlyMap<string, Blob>,
  onProgress: (done: number, total: number) => void,
): Promise<UnpackedMedia> {
  const named = namedFiles(course.content);
  const problems: ArchiveProblem[] = [];
  const paths = new Map<string, string>();
  const undo = async () => {
    await Promise.allSettled([...paths.values()].map(deleteFile));
  };
  const keyOf = ({ path, lessonId }: NamedFile) => `${lessonId} ${path}`;
  try {
    for (const [index, file] of named.entries()) {
      onProgress(index, named.length);
      const bytes = media.get(file.path);
      const place = placeOf(courseId, file);
      const sent = bytes && new File([bytes], nameOf(file.path), { type: typeOf(file) });
      if (!sent) problems.push(leftOut(file.path, 'media-missing'));
      else if (RULES_OF[place.kind].every((rule) => refusalOf(sent, rule)))
        problems.push(leftOut(file.path, 'media-unfit'));
      else paths.set(keyOf(file), (await uploadFile(place, sent)).path);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return {
    course: { ...course, content: withFiles(course.content, (file) => paths.get(keyOf(file))) },
    problems,
    undo,
  };
}
