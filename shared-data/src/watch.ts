import type { AppError } from '@cursiv/shared-domain';
import { type DocumentReference, onSnapshot, type Query } from '@cursiv/shared-firebase/firestore';
import type * as z from 'zod/mini';
import { parseDocument, parseDocuments } from './parse-document.ts';
import { toAppError } from './provider-error.ts';

/** Receives every state of what is watched; stops with an error at most once. */
export interface Watcher<T> {
  next(value: T): void;
  fail(error: AppError): void;
}
/** Starts watching and returns how to stop. */
export type Watch<T> = (watcher: Watcher<T>) => () => void;

/** Watches a query's documents, parsed by their schema. */
export function watchQuery<T extends z.ZodMiniType>(schema: T, query: () => Query): Watch<z.output<T>[]> {
  return ({ next, fail }) =>
    onSnapshot(
      query(),
      (snapshot) => next(parseDocuments(schema, snapshot.docs)),
      (error) => fail(toAppError(error)),
    );
}

/** Watches one document, parsed by its schema; undefined while it does not exist. */
export function watchDocument<T extends z.ZodMiniType>(
  schema: T,
  reference: () => DocumentReference,
): Watch<z.output<T> | undefined> {
  return ({ next, fail }) =>
    onSnapshot(
      reference(),
      (snapshot) => {
        try {
          next(parseDocument(schema, snapshot));
        } catch (error) {
          fail(toAppError(error));
        }
      },
      (error) => fail(toAppError(error)),
    );
}
