import { fetchFile, getStoredFile, openFile } from '@cursiv/shared-data';
import { type ArchivedCourse, MEDIA_FOLDER, namedFiles, safeFileName, withFiles } from '@cursiv/shared-domain';

/** A course whose files are named as they are in its archive, with their bytes. */
export interface PackedCourse {
  course: ArchivedCourse;
  media: Map<string, Blob>;
}

/** Brings the files of a course, each once. They are named after what is in them, so that the same course makes the same archive. */
export async function packMedia(course: ArchivedCourse): Promise<PackedCourse> {
  const media = new Map<string, Blob>();
  const names = new Map<string, string>();
  for (const path of new Set(namedFiles(course.content).map((file) => file.path))) {
    const { sha256, name } = await getStoredFile(path);
    const packed = `${MEDIA_FOLDER}${sha256.slice(0, 16)}-${safeFileName(name)}`;
    names.set(path, packed);
    if (!media.has(packed)) media.set(packed, await (await fetchFile(await openFile(path))).blob());
  }
  return { course: { ...course, content: withFiles(course.content, ({ path }) => names.get(path)) }, media };
}
