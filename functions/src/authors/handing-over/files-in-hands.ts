import {
  type CourseDraft,
  courseDraftSchema,
  fileIdOf,
  filesOfCourse,
  mayName,
  type StoredFile,
  senderOf,
  storedFileSchema,
} from '@cursiv/shared-domain';
import { fileDocument, readFile } from '../../files/file-documents.ts';
import { allowanceOf, spaceDocument, spaceOf, withLess, withMore } from '../../files/space/storage-space.ts';
import type { DocumentTransaction, StoredDocument } from '../../store/document-source.ts';
import { allParsed } from '../../store/parsed.ts';
import type { Change, Hands, Sides } from './hands.ts';

interface Handed {
  draft: CourseDraft;
  versions: StoredDocument[];
  /** The resources that go with the course. */
  resourceIds: string[];
  taker: StoredDocument | undefined;
  now: Date;
}

/**
 * What becomes of the files of a course: what was sent for it and stands nowhere else goes to the new owner, with the room that it takes.
 * What other courses show, too, stays where it is and may go on standing in this one. Throws `quota-exceeded`.
 */
export async function filesInHands(transaction: DocumentTransaction, hands: Hands, handed: Handed): Promise<Change[]> {
  const { to, courseId } = hands;
  const { moved, shared } = await sorted(transaction, hands, handed);
  return [
    ...(await withRoom(transaction, hands, { moved, taker: handed.taker, now: handed.now })),
    ...shared.map(({ id, shownIn, alsoOf }) => ({
      path: fileDocument(id),
      fields: { shownIn: [...new Set([...shownIn, courseId])], alsoOf: [...new Set([...alsoOf, to])] },
    })),
  ];
}

/** Files go to another owner, with the room that they take. Throws `quota-exceeded`. */
export async function withRoom(
  transaction: DocumentTransaction,
  { from, to }: Sides,
  { moved, taker, now }: Pick<Handed, 'taker' | 'now'> & { moved: StoredFile[] },
): Promise<Change[]> {
  const [left, taken] = await Promise.all(
    [from, to].map(async (uid) => spaceOf(await transaction.get(spaceDocument(uid)), now)),
  );
  const size = { files: moved.length, bytes: moved.reduce((sum, { bytes }) => sum + bytes, 0) };
  const use = {
    [from]: left && withLess(left, size),
    [to]: taken && withMore(taken, size, allowanceOf(taker?.fields ?? {}, true)),
  };
  return [
    ...[from, to].map((uid): Change => ({ path: spaceDocument(uid), fields: { ...use[uid] }, isWhole: true })),
    ...moved.map((file) => ({ path: fileDocument(file.id), fields: owned(file, to) })),
  ];
}

/** The files that somebody sent for a place. */
export const sentFor = async (
  transaction: DocumentTransaction,
  ownerUid: string,
  place: Record<string, string>,
): Promise<StoredFile[]> =>
  allParsed(storedFileSchema, await transaction.find({ collection: 'files', equals: { ownerUid, ...place } }));

/** What is still on its way goes on coming from who sends it. */
const owned = (file: StoredFile, to: string) => ({
  ownerUid: to,
  ...(file.status === 'expected' && { sentBy: senderOf(file) }),
});

/** The files of the former owner that the course has: those that go with it, and those that other courses need. */
async function sorted(
  transaction: DocumentTransaction,
  { courseId, from }: Hands,
  { draft, versions, resourceIds }: Handed,
): Promise<{ moved: StoredFile[]; shared: StoredFile[] }> {
  const drafts = allParsed(
    courseDraftSchema,
    await transaction.find({ collection: 'courseDrafts', equals: { ownerUid: from } }),
  );
  const elsewhere = new Set(drafts.filter(({ id }) => id !== courseId).flatMap(filesOfCourse));
  const isElsewhere = ({ path, shownIn }: StoredFile) =>
    elsewhere.has(path) || shownIn.some((shown) => shown !== courseId);
  const sent = await sentFor(transaction, from, { 'place.courseId': courseId });
  const ofResources = await Promise.all(
    resourceIds.map((resourceId) => sentFor(transaction, from, { 'place.resourceId': resourceId })),
  );
  const named = new Set([
    ...filesOfCourse(draft),
    ...versions.flatMap(({ fields }) => (Array.isArray(fields.files) ? fields.files : [])),
  ]);
  const known = new Set(sent.map(({ path }) => path));
  const sentElsewhere = await Promise.all(
    [...named].filter((path) => !known.has(path)).map((path) => readFile(transaction, fileIdOf(path))),
  );
  return {
    moved: [...sent.filter((file) => !isElsewhere(file)), ...ofResources.flat()],
    shared: [
      ...sent.filter((file) => isElsewhere(file) && named.has(file.path)),
      ...sentElsewhere.filter((file) => file !== undefined && mayName(from, file)),
    ].filter((file) => file !== undefined),
  };
}
