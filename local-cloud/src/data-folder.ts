import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** An unusable data folder; the message is one line for the person who started local-cloud. */
export class DataFolderError extends Error {}

/** Every file that local-cloud writes; SQLite adds its -wal and -shm files beside each database. */
const DATABASES = ['firestore.sqlite', 'auth.sqlite', 'storage.sqlite'] as const;
/** Firestore keeps each named database in a separate file. */
const NAMED_DATABASE = /^firestore-[a-z0-9-]+\.sqlite(?:-\w+)?$/;
const FILES = 'storage';
const MAIL = 'mail';
const PUSHES = 'pushes.jsonl';
const SERVICE_ACCOUNT = 'service-account.json';

export interface DataFolder {
  firestore: string;
  auth: string;
  storage: string;
  files: string;
  mail: string;
  pushes: string;
  serviceAccount: string;
}

/** Creates the folder if needed and returns its parts. Throws DataFolderError when it is not writable. */
export function openDataFolder(folder: string): DataFolder {
  const [firestore, auth, storage] = DATABASES;
  const at = (name: string) => path.join(folder, name);
  try {
    mkdirSync(at(FILES), { recursive: true });
  } catch (error) {
    throw new DataFolderError(`The data folder ${folder} cannot be created: ${(error as Error).message}`);
  }
  return {
    firestore: at(firestore),
    auth: at(auth),
    storage: at(storage),
    files: at(FILES),
    mail: at(MAIL),
    pushes: at(PUSHES),
    serviceAccount: at(SERVICE_ACCOUNT),
  };
}

/** Deletes local-cloud's data in the folder, and no other files. */
export function clearDataFolder(folder: string): void {
  for (const name of DATABASES) {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(path.join(folder, name + suffix), { force: true });
  }
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of files.filter((file) => NAMED_DATABASE.test(file))) rmSync(path.join(folder, name));
  for (const name of [FILES, MAIL, PUSHES, SERVICE_ACCOUNT])
    rmSync(path.join(folder, name), { recursive: true, force: true });
}
