import { AppError, queryKey, type StoredQuery } from '@cursiv/shared-domain';
import {
  type DocumentReference,
  type DocumentSnapshot,
  onSnapshot,
  type Query,
  type QuerySnapshot,
} from '@cursiv/shared-firebase/firestore';
import type * as z from 'zod/mini';
import { keepTrying } from './keep-trying.ts';
import {
  type KeptFields,
  readKeptDocument,
  readKeptIn,
  updateKept,
  updateKeptDocument,
  whenKeptChanges,
} from './kept/store/kept-documents.ts';
import { standingIn } from './kept/store/or-kept.ts';
import { parseDocument, parseDocuments, parseFields } from './parse-document.ts';
import { toAppError } from './provider-error.ts';
import { tellAhead } from './reading/documents-ahead.ts';
import { queryOf } from './reading/query-of.ts';
import { parseAll } from './reading/read-document.ts';
import { wholeAnswers } from './reading/watched/whole-answers.ts';

/** Receives every state of the watched data, and every failure; a state may follow a temporary failure. */
export interface Watcher<T> {
  next(value: T): void;
  fail(error: AppError): void;
}
/** Starts watching and returns a function that stops it. */
export type Watch<T> = (watcher: Watcher<T>) => () => void;

/** Whoever rests on a link follows it within this, in milliseconds, or not, and its code has come. The database's client listens on for a while. */
const MEANT_MS = 10_000;

/** Without metadata changes, the client would not say that nothing is stored after it had said so from its own empty memory. */
const WITH_METADATA = { includeMetadataChanges: true };

/** Asks for what a page is about to watch, while its code is on its way. */
export function askSoon(queries: readonly StoredQuery[]): void {
  const ignore = () => undefined;
  const stops = queries.map((asked) => onSnapshot(queryOf(asked), WITH_METADATA, ignore, ignore));
  setTimeout(() => {
    for (const stop of stops) stop();
  }, MEANT_MS);
}

/** An answer from an empty memory, while the client cannot reach the server, says nothing about the stored data. */
const unreachable = () => new AppError('offline', 'the database cannot be reached');

/** Listens, and listens again after temporary failures; `listen` receives the handler for a snapshot's failure. */
function listening(
  fail: (error: AppError) => void,
  listen: (worked: () => void, refused: (cause: unknown) => void) => () => void,
): () => void {
  return keepTrying(({ worked, failed }) =>
    listen(worked, (cause) => {
      const error = toAppError(cause);
      fail(error);
      failed(error);
    }),
  );
}

/** As it is kept: with instants that are still to come as they will be about. */
const fieldsOf = (snapshot: DocumentSnapshot): KeptFields => ({
  id: snapshot.id,
  fields: snapshot.data({ serverTimestamps: 'estimate' }) ?? null,
});

/** Hears every whole answer to a query, and that the server is out of reach while its first answer is an empty memory's. */
const hearing = (query: () => Query, fail: (error: AppError) => void, heard: (snapshot: QuerySnapshot) => void) =>
  listening(fail, (worked, refused) => {
    const answers = wholeAnswers<QuerySnapshot>({
      whole: (snapshot) => {
        worked();
        heard(snapshot);
      },
      unreachable: () => fail(unreachable()),
    });
    const stop = onSnapshot(query(), WITH_METADATA, answers.hear, refused);
    return () => {
      answers.stop();
      stop();
    };
  });

/** Watches a query's documents as they are stored, for whoever reads on after one of them. */
export const watchStored =
  (query: () => Query): Watch<DocumentSnapshot[]> =>
  ({ next, fail }) => {
    let isTold = false;
    return hearing(query, fail, (snapshot) => {
      if (isTold && snapshot.docChanges().length === 0) return;
      isTold = true;
      next(snapshot.docs);
    });
  };

/**
 * Watches a query's documents, parsed by their schema. Where they are all of a folder that may be kept on this device, the kept ones
 * stand in while the server is out of reach, and follow what it says.
 */
export function watchQuery<T extends z.ZodMiniType>(
  schema: T,
  query: () => Query,
  { folder, key }: { folder?: string; key?: string } = {},
): Watch<z.output<T>[]> {
  return (watcher) => {
    const told = standingIn<z.output<T>[]>(watcher, {
      read: async () => {
        const kept = folder === undefined ? undefined : await readKeptIn(folder);
        return kept && { value: parseAll(schema, folder ?? '', kept) };
      },
      whenChanged: (callback) => whenKeptChanges(folder ?? '', callback),
    });
    const ahead = key === undefined ? undefined : tellAhead(key, (found) => watcher.next(parseAll(schema, key, found)));
    let isTold = false;
    const stop = hearing(query, told.fail, (snapshot) => {
      ahead?.isPassed();
      if (folder !== undefined && !snapshot.metadata.fromCache) void updateKept(folder, snapshot.docs.map(fieldsOf));
      if (isTold && snapshot.docChanges().length === 0) return;
      isTold = true;
      told.next(parseDocuments(schema, snapshot.docs), snapshot.metadata.fromCache);
    });
    return () => {
      ahead?.stop();
      told.stop();
      stop();
    };
  };
}

/** Watches a query that may have been asked for ahead, and whose documents may be kept as those of a folder. */
export const watchStoredQuery = <T extends z.ZodMiniType>(
  schema: T,
  asked: StoredQuery,
  folder?: string,
): Watch<z.output<T>[]> =>
  watchQuery(schema, () => queryOf(asked), { key: queryKey(asked), ...(folder !== undefined && { folder }) });

/**
 * Watches one document, parsed by its schema; undefined while it does not exist. What is kept stands in as in `watchQuery`: the document
 * itself, or the one in a folder that is kept whole.
 */
export function watchDocument<T extends z.ZodMiniType>(
  schema: T,
  reference: () => DocumentReference,
  folder?: string,
): Watch<z.output<T> | undefined> {
  return (watcher) => {
    const { path } = reference();
    const told = standingIn<z.output<T> | undefined>(watcher, {
      read: async () => {
        const kept = await readKeptDocument(path, folder);
        return kept && { value: parseFields(schema, path, kept) };
      },
      whenChanged: (callback) => whenKeptChanges(folder ?? path, callback),
    });
    const ahead = tellAhead(path, ([found]) =>
      watcher.next(parseFields(schema, path, found ?? { id: '', fields: null })),
    );
    const stop = listening(told.fail, (worked, refused) => {
      let isTold = false;
      return onSnapshot(
        reference(),
        WITH_METADATA,
        (snapshot) => {
          if (!isTold && !snapshot.exists() && snapshot.metadata.fromCache) return told.fail(unreachable());
          isTold = true;
          worked();
          ahead.isPassed();
          if (!snapshot.metadata.fromCache) void updateKeptDocument(path, folder, fieldsOf(snapshot));
          try {
            told.next(parseDocument(schema, snapshot), snapshot.metadata.fromCache);
          } catch (error) {
            told.fail(toAppError(error));
          }
        },
        refused,
      );
    });
    return () => {
      ahead.stop();
      told.stop();
      stop();
    };
  };
}
