import { type DocumentsAhead, idOf, plainFields } from '@cursiv/shared-domain';
import type { KeptFields } from '../kept/store/kept-documents.ts';

/** An older answer, in milliseconds since it was asked for, says too little about now. */
const FRESH_MS = 20_000;
/** So long, in milliseconds, a reader waits for an answer that is on its way. */
const PATIENCE_MS = 500;

interface Asked {
  at: number;
  answer: Promise<DocumentsAhead | undefined>;
  /** Once it has come. */
  known?: DocumentsAhead | undefined;
  /** What was read, which is read once. */
  taken: Set<string>;
  /** What the database has said more of: it is told to nobody any more. */
  passed: Set<string>;
}

/** In the document: sections and shell have this module each, and the database's client listens on from the answer (`remember-ahead.ts` of shared-firebase). */
const inDocument = globalThis as { documentsAhead?: Asked };

/** Keeps an answer, which may be still to come, for the page that reads it. */
export function put(answer: Promise<DocumentsAhead | undefined>): void {
  const asked: Asked = { at: Date.now(), answer, taken: new Set(), passed: new Set() };
  inDocument.documentsAhead = asked;
  void answer.then((known) => {
    asked.known = known;
  });
}

/** What was asked for, if it is young enough. */
const fresh = (): Asked | undefined => {
  const { documentsAhead: asked } = inDocument;
  return asked && Date.now() - asked.at <= FRESH_MS ? asked : undefined;
};

/** What an answer holds of a query or document. */
export const foundAhead = (ahead: DocumentsAhead | undefined, key: string): KeptFields[] | undefined =>
  ahead?.watched?.[key]?.documents.map(({ name, fields }) => ({ id: idOf({ name }), fields: plainFields(fields) }));

/** What was asked for ahead of a listener. */
interface ToldAhead {
  /** The database has said more: it is told to nobody any more. */
  isPassed(): void;
  stop(): void;
}

/**
 * Tells what somebody is about to listen to, if it was asked for ahead: before it returns where the answer has come, else when it comes.
 *
 * @param key `queryKey` of a query, or the path of a document
 */
export function tellAhead(key: string, tell: (found: KeptFields[]) => void): ToldAhead {
  const asking = fresh();
  let isWanted = true;
  const hear = (ahead: DocumentsAhead | undefined) => {
    if (!isWanted || asking?.passed.has(key)) return;
    try {
      const found = foundAhead(ahead, key);
      if (found) tell(found);
    } catch (error) {
      // The database says it again.
      console.info(error);
    }
  };
  if (asking?.known) hear(asking.known);
  else void asking?.answer.then(hear);
  const stop = () => {
    isWanted = false;
  };
  const isPassed = () => {
    stop();
    asking?.passed.add(key);
  };
  return { isPassed, stop };
}

/** What an answer holds at a path, once; undefined when nothing was asked, or nothing came. */
async function take<T>(path: string, found: (ahead: DocumentsAhead) => T | undefined): Promise<T | undefined> {
  const asking = fresh();
  const ahead = await asking?.answer;
  if (!asking || !ahead || asking.taken.has(path) || asking.passed.has(path)) return undefined;
  asking.taken.add(path);
  return found(ahead);
}

/** Takes a document that was asked for ahead, or that there is none, once; undefined when it was not, or did not come. */
export const takeDocument = (path: string): Promise<KeptFields | undefined> =>
  take(path, (ahead) => {
    const id = path.slice(path.lastIndexOf('/') + 1);
    const fields = ahead.documents[path];
    if (fields) return { id, fields };
    const listened = foundAhead(ahead, path);
    return listened && (listened[0] ?? { id, fields: null });
  });

/** Takes the documents of a folder, likewise. */
export const takeFolder = (folder: string): Promise<KeptFields[] | undefined> =>
  take(folder, ({ folders }) => folders[folder]);

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
