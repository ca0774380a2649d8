import {
  fileAllowance,
  MEDIA,
  MEDIA_STATUSES,
  type MediaFile,
  type MediaPage,
  mediumOf,
  type StoredFile,
  shownFileName,
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
      equals: { ownerUid: uid, ...(medium && { medium }) },
      among: { status: MEDIA_STATUSES },
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

function mediaFile(file: StoredFile, uses: MediaFile['uses']): MediaFile {
  const { path, contentType, bytes, createdAt, shownIn, medium = mediumOf(contentType) } = file;
  return {
    ...{ path, name: shownFileName(file), medium, contentType, bytes, createdAt: createdAt.toISOString(), uses },
    isKept: shownIn.length > 0 || uses.some(({ isLive }) => isLive),
    ...(file.status === 'takenDown' && { takenDown: { note: file.takenDown.note, locale: file.takenDown.locale } }),
  };
}
