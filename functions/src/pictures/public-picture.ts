import {
  courseSchema,
  expertSchema,
  isOpenCourse,
  isShownExpert,
  mayName,
  type StoredFile,
} from '@cursiv/shared-domain';
import { readFile } from '../files/file-documents.ts';
import type { FileStore } from '../files/file-store.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** A picture that pages show to everybody. */
export interface PublicPicture {
  bytes: Uint8Array;
  contentType: string;
}

/** The cover of an open course, or the portrait that a person or an expert whom visitors see has now; undefined for any other file. */
export async function publicPicture(
  source: DocumentSource,
  files: FileStore,
  id: string,
): Promise<PublicPicture | undefined> {
  const file = await readFile(source, id);
  if (file?.status !== 'stored' || !file.contentType.startsWith('image/')) return undefined;
  if (!(await isPortrait(source, file)) && !(await isCover(source, file))) return undefined;
  return { bytes: await files.start(file.path, file.bytes), contentType: file.contentType };
}

async function isPortrait(source: DocumentSource, { place, path, ownerUid }: StoredFile): Promise<boolean> {
  if (place.kind !== 'portrait') return false;
  const [user, expert] = await Promise.all([source.get(`users/${ownerUid}`), source.get(`experts/${ownerUid}`)]);
  const page = parsed(expertSchema, expert);
  return user?.fields.photo === path || (page !== undefined && isShownExpert(page.status) && page.photo === path);
}

/** A file that many courses have shown is looked for in the first of them. */
const MOST_COURSES = 20;

async function isCover(source: DocumentSource, file: StoredFile): Promise<boolean> {
  const documents = await Promise.all(file.shownIn.slice(0, MOST_COURSES).map((id) => source.get(`courses/${id}`)));
  return documents.some((document) => {
    const course = parsed(courseSchema, document);
    return course && mayName(course.ownerUid, file) && isOpenCourse(course) && course.cover?.path === file.path;
  });
}
