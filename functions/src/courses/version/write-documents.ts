import type { DocumentStore } from '../../store/document-source.ts';
import type { NewDocument } from './compose-version.ts';

/** The size of one commit: well below the 500 writes and 10 MiB of the database. */
const MOST_WRITES = 200;
const MOST_CHARACTERS = 2_000_000;

/** Writes documents, one commit after another; reports the number written after each. */
export async function writeDocuments(
  store: DocumentStore,
  documents: readonly NewDocument[],
  onWritten: (count: number) => Promise<void>,
): Promise<void> {
  let written = 0;
  for (const part of partsOf(documents)) {
    await store.transact(async (transaction) => {
      for (const { path, fields } of part) transaction.set(path, fields);
    });
    written += part.length;
    await onWritten(written);
  }
}

function partsOf(documents: readonly NewDocument[]): NewDocument[][] {
  const parts: NewDocument[][] = [];
  let room = 0;
  for (const document of documents) {
    const size = JSON.stringify(document.fields).length;
    const last = parts.at(-1);
    if (last && last.length < MOST_WRITES && size <= room) {
      last.push(document);
      room -= size;
    } else {
      parts.push([document]);
      room = MOST_CHARACTERS - size;
    }
  }
  return parts;
}
