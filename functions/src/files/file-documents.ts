import { type StoredFile, storedFileSchema } from '@cursiv/shared-domain';
import type { DocumentSource, DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

export const fileDocument = (id: string): string => `files/${id}`;

/** The record of a file; undefined when the id is unknown. */
export const readFile = async (
  from: Pick<DocumentSource | DocumentTransaction, 'get'>,
  id: string,
): Promise<StoredFile | undefined> =>
  /^\w{1,64}$/.test(id) ? parsed(storedFileSchema, await from.get(fileDocument(id))) : undefined;
