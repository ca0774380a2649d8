import { AppError } from '@cursiv/shared-domain';
import { type DocumentReference, onSnapshot, type Query } from '@cursiv/shared-firebase/firestore';
import type * as z from 'zod/mini';
import { keepTrying } from './keep-trying.ts';
import { parseDocument, parseDocuments } from './parse-document.ts';
import { toAppError } from './provider-error.ts';

/** Receives every state of the watched data, and every failure; a state may follow a temporary failure. */
export interface Watcher<T> {
  next(value: T): void;
  fail(error: AppError): void;
}
/** Starts watching and returns a function that stops it. */
export type Watch<T> = (watcher: Watcher<T>) => () => void;

/** Without metadata changes, the client would not say that nothing is stored after it had said so from its own empty memory. */
const WITH_METADATA = { includeMetadataChanges: true };

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

/** Watches a query's documents, parsed by their schema. */
export function watchQuery<T extends z.ZodMiniType>(schema: T, query: () => Query): Watch<z.output<T>[]> {
  return ({ next, fail }) =>
    listening(fail, (worked, refused) => {
      let isTold = false;
      return onSnapshot(
        query(),
        WITH_METADATA,
        (snapshot) => {
          if (!isTold && snapshot.empty && snapshot.metadata.fromCache) return fail(unreachable());
          worked();
          if (isTold && snapshot.docChanges().length === 0) return;
          isTold = true;
          next(parseDocuments(schema, snapshot.docs));
        },
        refused,
      );
    });
}

/** Watches one document, parsed by its schema; undefined while it does not exist. */
export function watchDocument<T extends z.ZodMiniType>(
  schema: T,
  reference: () => DocumentReference,
): Watch<z.output<T> | undefined> {
  return ({ next, fail }) =>
    listening(fail, (worked, refused) => {
      let isTold = false;
      return onSnapshot(
        reference(),
        WITH_METADATA,
        (snapshot) => {
          if (!isTold && !snapshot.exists() && snapshot.metadata.fromCache) return fail(unreachable());
          isTold = true;
          worked();
          try {
            next(parseDocument(schema, snapshot));
          } catch (error) {
            fail(toAppError(error));
          }
        },
        refused,
      );
    });
}
