import type { FilePlace } from '@cursiv/shared-domain';

/** A document to store; `path` is relative to the database ("users/u1") and instants are `Date`s. */
export interface SeedDocument {
  path: string;
  fields: Record<string, unknown>;
}

/** An account to create; one without a password signs in with Google only. */
export interface SeedAccount {
  localId: string;
  email: string;
  password?: string;
  displayName: string;
  emailVerified: boolean;
  google?: boolean;
}

/** A file to store; `path` is its name in the bucket. */
export interface SeedFile {
  path: string;
  name: string;
  bytes: Buffer;
  contentType: string;
  ownerUid: string;
  place: FilePlace;
}

/** Where the demo data goes: the local services, or a recorder in tests. */
export interface SeedTarget {
  firestore: { write(documents: SeedDocument[]): void | Promise<void> };
  auth: { createUser(account: SeedAccount): void | Promise<void> };
  storage: { put(file: SeedFile): Promise<void> };
}

/** One part of the demo data: documents together with the files they point to. */
export interface SeedPart {
  documents: SeedDocument[];
  files: SeedFile[];
}
