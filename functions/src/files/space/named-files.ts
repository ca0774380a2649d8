import {
  courseDraftSchema,
  type Expert,
  expertSchema,
  filesOfCourse,
  type Resource,
  resourceSchema,
  type StoredFile,
  type UserProfile,
  userProfileSchema,
} from '@cursiv/shared-domain';
import type { DocumentSource, DocumentTransaction } from '../../store/document-source.ts';
import { allParsed, parsed } from '../../store/parsed.ts';

type Reader = Pick<DocumentSource | DocumentTransaction, 'get' | 'find'>;

/** Whether others may have seen the file: a version of a course names it, a resource that is, or was, more than a draft, or a person. */
export async function isNamedToOthers(reader: Reader, file: StoredFile): Promise<boolean> {
  const { place, path, ownerUid, shownIn } = file;
  if (shownIn.length > 0) return true;
  if (place.kind === 'lesson') {
    const collection = `courses/${place.courseId}/versions`;
    return (await reader.find({ collection, contains: { files: path }, limit: 1 })).length > 0;
  }
  if (place.kind === 'portrait') return isPortrait(await people(reader, ownerUid), path);
  if (place.kind !== 'resource') return false;
  const resource = parsed(resourceSchema, await reader.get(`resources/${place.resourceId}`));
  return resource !== undefined && resource.status !== 'draft' && namesFile(resource, path);
}

/** Drafts that are looked at before a file is deleted, newest first: what an older one names is found missing when it is published. */
const MOST_DRAFTS = 200;

/** Whether a draft other than the one that the file was sent for names it. */
export async function isNamedInOtherDraft(
  source: DocumentSource,
  { place, path, ownerUid }: StoredFile,
): Promise<boolean> {
  if (place.kind !== 'lesson' && place.kind !== 'cover') return false;
  const drafts = await source.find({
    collection: 'courseDrafts',
    equals: { ownerUid },
    orderBy: { field: 'updatedAt', direction: 'desc' },
    limit: MOST_DRAFTS,
  });
  return allParsed(courseDraftSchema, drafts).some(
    (draft) => draft.id !== place.courseId && filesOfCourse(draft).includes(path),
  );
}

/** The paths of the files that a person's drafts, resources and portraits name. */
export async function namedBy(source: DocumentSource, ownerUid: string): Promise<Set<string>> {
  const [drafts, resources, { user, expert }] = await Promise.all([
    source.find({ collection: 'courseDrafts', equals: { ownerUid } }),
    source.find({ collection: 'resources', equals: { ownerUid } }),
    people(source, ownerUid),
  ]);
  return new Set([
    ...allParsed(courseDraftSchema, drafts).flatMap(filesOfCourse),
    ...allParsed(resourceSchema, resources).flatMap(({ files }) => [files.ro?.path ?? '', files.en?.path ?? '']),
    ...[user?.photo ?? '', expert?.photo ?? ''],
  ]);
}

const namesFile = ({ files }: Pick<Resource, 'files'>, path: string) =>
  files.ro?.path === path || files.en?.path === path;

async function people(reader: Pick<Reader, 'get'>, uid: string) {
  const [user, expert] = await Promise.all([reader.get(`users/${uid}`), reader.get(`experts/${uid}`)]);
  return { user: parsed(userProfileSchema, user), expert: parsed(expertSchema, expert) };
}

const isPortrait = (
  { user, expert }: { user: UserProfile | undefined; expert: Expert | undefined },
  path: string,
): boolean => user?.photo === path || expert?.photo === path;
