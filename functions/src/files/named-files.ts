import {
  courseDraftSchema,
  type FilePlace,
  type LessonVideo,
  lessonSchema,
  resourceSchema,
} from '@cursiv/shared-domain';
import type { DocumentSource, DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

type Reader = Pick<DocumentSource | DocumentTransaction, 'get'>;

const pathsOf = (video: LessonVideo | undefined) =>
  video
    ? [video.path, ...video.captions.map(({ path }) => path), ...(video.chapters ?? []).map(({ path }) => path)]
    : [];

/** Whether others may have been shown the file: its lesson or resource is, or was, more than a draft and names it. */
export async function isNamedToOthers(reader: Reader, place: FilePlace, path: string): Promise<boolean> {
  if (place.kind === 'trial') return false;
  if (place.kind === 'lesson') {
    const lesson = parsed(lessonSchema, await reader.get(`courses/${place.courseId}/lessons/${place.lessonId}`));
    return pathsOf(lesson?.video).includes(path);
  }
  const resource = parsed(resourceSchema, await reader.get(`resources/${place.resourceId}`));
  return resource !== undefined && resource.status !== 'draft' && namesFile(resource, path);
}

/** Whether anything at all names the file, drafts included. */
export async function isNamed(reader: Reader, place: FilePlace, path: string): Promise<boolean> {
  if (place.kind === 'trial' || (await isNamedToOthers(reader, place, path))) return true;
  if (place.kind === 'lesson') {
    const draft = parsed(courseDraftSchema, await reader.get(`courseDrafts/${place.courseId}`));
    const lessons = draft?.outline.flatMap((section) => section.lessons) ?? [];
    return lessons.some(({ video }) => pathsOf(video).includes(path));
  }
  const resource = parsed(resourceSchema, await reader.get(`resources/${place.resourceId}`));
  return resource !== undefined && namesFile(resource, path);
}

const namesFile = (
  { files }: { files: { ro?: { path: string } | undefined; en?: { path: string } | undefined } },
  path: string,
) => files.ro?.path === path || files.en?.path === path;
