import { createHash } from 'node:crypto';
import { type FilePlace, fileIdOf, filePath, mediumOf, storedFileSchema } from '@cursiv/shared-domain';
import { checkedDocument } from './checked-document.ts';
import type { SeedDocument, SeedFile } from './seed-target.ts';

/** Whose a file is, and what it is for. */
export interface FileOwner {
  ownerUid: string;
  place: FilePlace;
}

export const sha256Of = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** A file in its place; its id follows from what it is, so that the demo data are the same every time. */
export function placedFile(
  { ownerUid, place }: FileOwner,
  { name, bytes, contentType }: Pick<SeedFile, 'name' | 'bytes' | 'contentType'>,
): SeedFile {
  const id = sha256Of(JSON.stringify([ownerUid, place, name])).slice(0, 24);
  return { path: filePath(place, ownerUid, id, name), name, bytes, contentType, ownerUid, place };
}

/** What is known of a stored file. */
export const fileDocument = ({ bytes, ...file }: SeedFile, createdAt: Date): SeedDocument =>
  checkedDocument(storedFileSchema, `files/${fileIdOf(file.path)}`, {
    ...file,
    id: fileIdOf(file.path),
    bytes: bytes.length,
    medium: mediumOf(file.contentType),
    sha256: sha256Of(bytes),
    status: 'stored',
    createdAt,
  });

/** How much room everybody's files take, as the functions count it (`storageUse/{uid}`). */
export function spaceDocuments(files: readonly SeedFile[]): SeedDocument[] {
  const byOwner = Map.groupBy(files, ({ ownerUid }) => ownerUid);
  return [...byOwner].map(([uid, own]) => ({
    path: `storageUse/${uid}`,
    fields: { bytes: own.reduce((sum, { bytes }) => sum + bytes.length, 0), files: own.length, day: '', sent: 0 },
  }));
}
