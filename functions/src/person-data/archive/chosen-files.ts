import { fileNameOf, storedFileSchema } from '@cursiv/shared-domain';
import type { StoredDocument } from '../../store/document-source.ts';
import { allParsed } from '../../store/parsed.ts';

/** The most bytes of files in one copy: what is written within a function’s time, far below what a ZIP can hold. */
const MOST_BYTES = 1024 ** 3;

/** A file of a person, and where the copy has it. */
interface CopiedFile {
  path: string;
  name: string;
  entry: string;
}

/** The files that find room in a copy, and those that do not. */
export interface ChosenFiles {
  taken: CopiedFile[];
  left: CopiedFile[];
}

/** Chooses from a person's own files, the smallest first, so that a film keeps out no document. */
export function chosenFiles(documents: StoredDocument[], uid: string): ChosenFiles {
  const chosen: ChosenFiles = { taken: [], left: [] };
  let bytes = 0;
  const own = allParsed(storedFileSchema, documents).filter(
    ({ status, ownerUid }) => status === 'stored' && ownerUid === uid,
  );
  for (const file of own.toSorted((one, other) => one.bytes - other.bytes)) {
    bytes += file.bytes;
    const copied = { path: file.path, name: file.name, entry: `files/${file.id}-${fileNameOf(file.path)}` };
    (bytes <= MOST_BYTES ? chosen.taken : chosen.left).push(copied);
  }
  return chosen;
}
