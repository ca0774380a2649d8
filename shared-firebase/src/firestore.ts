import { autoId } from './firestore/auto-id.ts';
import { deferred, loadSdk, real, type Sdk, sdk } from './firestore/deferred.ts';

/*
 * The database's client, which loads with the first question to it: its code is large, and a page stands before it has come. Until then
 * references, queries and values are stand-ins. The types and the meaning are the SDK's own.
 */

export type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QuerySnapshot,
  Timestamp,
  Transaction,
} from './firestore/sdk.ts';
export { type Batch, runTransaction, writeBatch } from './firestore/writing.ts';

type Parent = { path?: string };

const below = ({ path }: Parent, segments: string[]) => [path, ...segments].filter(Boolean).join('/');

/** The document database. */
export const database: Sdk['database'] = () => deferred((by) => by.database());

/** Ends the database client and drops everything it has cached; the next use starts a new one. What was never loaded holds nothing. */
export const closeDatabase = async (): Promise<void> => sdk()?.closeDatabase();

export const collection = ((parent: Parent, ...segments: string[]) => {
  const make = (by: Sdk) => by.collection(real(by, parent) as never, ...(segments as [string]));
  return deferred(make, { path: below(parent, segments) });
}) as Sdk['collection'];

export const doc = ((parent: Parent, ...given: string[]) => {
  const segments = given.length > 0 ? given : [autoId()];
  const path = below(parent, segments);
  const make = (by: Sdk) => by.doc(real(by, parent) as never, ...(segments as [string]));
  return deferred(make, { path, id: path.slice(path.lastIndexOf('/') + 1) });
}) as Sdk['doc'];

/** A function of the SDK whose result is used by other functions of it alone. */
const later = <Name extends 'query' | 'where' | 'orderBy' | 'limit' | 'startAt' | 'startAfter' | 'endAt'>(name: Name) =>
  ((...given: unknown[]) =>
    deferred((by) => (by[name] as (...args: unknown[]) => object)(...given.map((one) => real(by, one))))) as Sdk[Name];

export const query = later('query');
export const where = later('where');
export const orderBy = later('orderBy');
export const limit = later('limit');
export const startAt = later('startAt');
export const startAfter = later('startAfter');
export const endAt = later('endAt');

export const deleteField: Sdk['deleteField'] = () => deferred((by) => by.deleteField());
export const serverTimestamp: Sdk['serverTimestamp'] = () => deferred((by) => by.serverTimestamp());

export const getDoc = (async (reference: object) => {
  const by = await loadSdk();
  return by.getDoc(real(by, reference) as never);
}) as Sdk['getDoc'];

export const getDocs = (async (asked: object) => {
  const by = await loadSdk();
  return by.getDocs(real(by, asked) as never);
}) as Sdk['getDocs'];

type Failed = (error: unknown) => void;

/** Listens once the SDK is there; a failure to load it is told as the SDK tells one. */
export const onSnapshot = ((of: object, ...rest: unknown[]) => {
  const listen = (by: Sdk) => (by.onSnapshot as (...args: unknown[]) => () => void)(real(by, of), ...rest);
  const there = sdk();
  if (there) return listen(there);
  let isWanted = true;
  let stop: (() => void) | undefined;
  const [, fail] = rest.filter((one) => typeof one === 'function') as [unknown, Failed | undefined];
  loadSdk().then(
    (by) => {
      if (isWanted) stop = listen(by);
    },
    (error: unknown) => {
      if (isWanted) fail?.(error);
    },
  );
  return () => {
    isWanted = false;
    stop?.();
  };
}) as Sdk['onSnapshot'];
