import * as z from 'zod';
import { BackupError } from '../backup-error.ts';
import type { KeptAccount } from '../services/accounts.ts';
import type { KeptDocument } from '../services/documents.ts';
import type { KeptFile } from '../services/files.ts';
import { type PartName, parsedJson, partOf } from './backup-folder.ts';
import { readLines } from './lines.ts';
import { areFields, type Fields } from './values.ts';

/** A file with the hash of its bytes, by which they are found. */
export type KeptBytes = KeptFile & { sha256: string };

/** `.` and `..` are names of nothing; the rest of a path is ids between slashes, a collection and a document in turns. */
const isPath = (path: string): boolean => {
  const ids = path.split('/');
  return (
    ids.length % 2 === 0 && ids.every((id) => id !== '' && id !== '.' && id !== '..' && Buffer.byteLength(id) <= 1500)
  );
};

const document = z.strictObject({
  path: z.string().refine(isPath, 'is no path of a document'),
  fields: z.custom<Fields>(areFields, 'are no values of Firestore'),
});
const file = z.looseObject({
  name: z.string().min(1),
  size: z.string().regex(/^\d{1,15}$/),
  contentType: z.optional(z.string().regex(/^[^\r\n]*$/)),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const account = z.looseObject({ localId: z.string().min(1) });

async function* kept<Line>(folder: string, part: PartName, schema: z.ZodType<Line>): AsyncGenerator<Line> {
  const from = partOf(folder, part);
  let number = 0;
  for await (const text of readLines(from)) {
    number++;
    const line = schema.safeParse(parsedJson(from, text));
    if (!line.success) throw new BackupError(`${from}, line ${number}: ${z.prettifyError(line.error)}`);
    yield line.data;
  }
}

/** The documents of a backup, in its order. These throw BackupError for a line that is none of a backup. */
export const keptDocuments = (folder: string): AsyncGenerator<KeptDocument> => kept(folder, 'documents', document);
export const keptFiles = (folder: string): AsyncGenerator<KeptBytes> => kept(folder, 'files', file);
export const keptAccounts = (folder: string): AsyncGenerator<KeptAccount> => kept(folder, 'accounts', account);
