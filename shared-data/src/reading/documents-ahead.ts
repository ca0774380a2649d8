import type { DocumentsAhead } from '@cursiv/shared-domain';
import type { KeptFields } from '../kept/store/kept-documents.ts';

/** An older answer, in milliseconds since it was asked for, says too little about now. */
const FRESH_MS = 20_000;
/** So long, in milliseconds, a reader waits for an answer that is on its way. */
const PATIENCE_MS = 500;

let asked: { at: number; answer: Promise<DocumentsAhead | undefined> } | undefined;

/** Keeps an answer, which may be still to come, for the page that reads it. */
export function put(answer: Promise<DocumentsAhead | undefined>): void {
  asked = { at: Date.now(), answer };
}

/** The answer, if it is young enough, however long it takes. */
async function fresh(): Promise<DocumentsAhead | undefined> {
  if (!asked || Date.now() - asked.at > FRESH_MS) return undefined;
  return asked.answer;
}

/** Takes a document that was asked for ahead, once; undefined when it was not, or did not come. */
export async function takeDocument(path: string): Promise<KeptFields | undefined> {
  const { documents = {} } = (await fresh()) ?? {};
  const fields = documents[path];
  delete documents[path];
  return fields && { id: path.slice(path.lastIndexOf('/') + 1), fields };
}

/** Takes the documents of a folder, likewise. */
export async function takeFolder(folder: string): Promise<KeptFields[] | undefined> {
  const { folders = {} } = (await fresh()) ?? {};
  const documents = folders[folder];
  delete folders[folder];
  return documents;
}

/**
 * Reads what may have been asked for ahead. What is on its way is waited for a moment; then it is read, and whichever comes first counts.
 *
 * @param ahead `takeDocument` or `takeFolder`
 * @param parse makes of it what is read
 */
export async function readAhead<A, T>(
  ahead: Promise<A | undefined>,
  parse: (found: A) => T,
  read: () => Promise<T>,
): Promise<T> {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const early = await Promise.race([ahead, patience]);
  if (early !== undefined) return parse(early);
  const now = read();
  return Promise.race([now, ahead.then((late) => (late === undefined ? now : parse(late)))]);
}
