import {
  fileAllowance,
  MEDIA,
  type MediaFile,
  type MediaPage,
  mediumOf,
  type StoredFile,
  storedFileSchema,
  userProfileSchema,
} from '@cursiv/shared-domain';
import * as z from 'zod';
import type { Caller } from '../callable/callable.ts';
import { spaceDocument, spaceOf } from '../files/space/storage-space.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { allParsed, parsed } from '../store/parsed.ts';
import { usesOf } from './uses-of.ts';

export const listRequest = z.strictObject({
  medium: z.optional(z.enum(MEDIA)),
  /** Where the page begins: what the one before said. */
  before: z.optional(z.iso.datetime()),
});

const PAGE = 24;

/** A page of the caller's own files, with the places that name them, and how much room is left. */
export async function listMedia(
  source: DocumentSource,
  { medium, before }: z.infer<typeof listRequest>,
  { uid, hasVerifiedEmail }: Caller,
  now = new Date(),
): Promise<MediaPage> {
  const [documents, uses, space, user] = await Promise.all([
    source.find({
      collection: 'files',
      equals: { ownerUid: uid, status: 'stored', ...(medium && { medium }) },
      ...(before && { before: { field: 'createdAt', value: new Date(before) } }),
      orderBy: { field: 'createdAt', direction: 'desc' },
      limit: PAGE + 1,
    }),
    usesOf(source, uid),
    source.get(spaceDocument(uid)),
    source.get(`users/${uid}`),
  ]);
  const found = allParsed(storedFileSchema, documents).toSorted(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  );
  const files = found.slice(0, PAGE);
  const last = files.at(-1);
  const { bytes, files: count } = spaceOf(space, now);
  const rights = parsed(userProfileSchema, user) ?? {
    ...{ verifiedCreator: false, verifiedInstructor: false, isAdmin: false },
  };
  return {
    files: files.map((file) => mediaFile(file, uses.get(file.path) ?? [])),
    ...(found.length > PAGE && last && { next: last.createdAt.toISOString() }),
    used: { bytes, files: count },
    allowance: fileAllowance({ ...rights, hasVerifiedEmail }),
  };
}

/** Pictures of texts bear the key by which a text names them; it says nothing to their author. */
const withoutKey = (name: string) => name.replace(/^[0-9a-f]{8}-/, '');

function mediaFile(file: StoredFile, uses: MediaFile['uses']): MediaFile {
  const { path, name, contentType, bytes, createdAt, shownIn } = file;
  const isKept = shownIn.length > 0 || uses.some(({ isLive }) => isLive);
  const medium = file.medium ?? mediumOf(contentType);
  const said = medium === 'picture' ? withoutKey(name) : name;
  return { path, name: said, medium, contentType, bytes, createdAt: createdAt.toISOString(), uses, isKept };
}
