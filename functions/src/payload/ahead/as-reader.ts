import { idOf, plainFields, type StoredQuery, type WatchedAhead, type WireDocument } from '@cursiv/shared-domain';
import { isDocumentId } from '../../store/document-id.ts';
import { parentOf, structuredQuery } from './structured-query.ts';

/** A read that takes longer, in milliseconds, comes too late: the page then asks for itself. */
const TIME_OUT_MS = 5_000;

/** Who reads: their own token, and what App Check vouched for their page with. */
export interface Reader {
  idToken: string;
  attested?: string | undefined;
}

interface ReadableDocument {
  id: string;
  fields: Record<string, unknown>;
}

/** The database as one person may read it: it is shown their token, and its rules decide. All calls reject when it is out of reach. */
export interface ReadersDatabase {
  /** Undefined when there is none, or it is closed to the reader. */
  get(path: string): Promise<ReadableDocument | undefined>;
  /** Empty when the folder is closed to the reader. */
  list(folder: string): Promise<ReadableDocument[]>;
  /** A document, or that there is none, to listen to from there on; undefined when it is closed to the reader. */
  watch(path: string): Promise<WatchedAhead | undefined>;
  /** What a query finds, likewise. */
  find(query: StoredQuery): Promise<WatchedAhead | undefined>;
}

/** One of the answers to a query or to a question for documents. */
interface Found {
  document?: WireDocument;
  found?: WireDocument;
  readTime: string;
}

const documentOf = ({ name, fields }: WireDocument): ReadableDocument => ({
  id: idOf({ name }),
  fields: plainFields(fields),
});

/**
 * Whose token it says it is; undefined where it says nothing. It is not verified here: it names what the database is asked for, and the database, which
 * verifies it, decides.
 */
export function readerUid({ idToken }: Reader): string | undefined {
  try {
    const { sub } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { sub?: unknown };
    return typeof sub === 'string' && isDocumentId(sub) ? sub : undefined;
  } catch {
    return undefined;
  }
}

/** The hosted database, or local-cloud's. */
const origin = (): string => {
  const { FIRESTORE_EMULATOR_HOST: local } = process.env;
  return local ? `http://${local}` : 'https://firestore.googleapis.com';
};

/** Opens the database for a reader. */
export function asReader({ idToken, attested }: Reader): ReadersDatabase {
  const root = `projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`;
  const headers = { Authorization: `Bearer ${idToken}`, ...(attested && { 'X-Firebase-AppCheck': attested }) };
  const ask = async <T>(place: string, body?: object): Promise<T | undefined> => {
    const how = body && { method: 'POST', body: JSON.stringify(body) };
    const signal = AbortSignal.timeout(TIME_OUT_MS);
    const response = await fetch(`${origin()}/v1/${root}${place}`, { ...how, headers, signal });
    if (response.ok) return (await response.json()) as T;
    if (response.status === 403 || response.status === 404) return undefined;
    throw new Error(`The database has answered ${response.status}.`);
  };
  const watched = async (
    place: string,
    body: object,
    query: WatchedAhead['query'],
  ): Promise<WatchedAhead | undefined> => {
    const answers = await ask<Found[]>(place, body);
    const readTime = answers?.at(-1)?.readTime;
    if (!answers || readTime === undefined) return undefined;
    return { query, readTime, documents: answers.flatMap(({ document, found = document }) => found ?? []) };
  };
  return {
    get: async (path) => {
      const document = await ask<WireDocument>(`/${path}`);
      return document && documentOf(document);
    },
    list: async (folder) =>
      ((await ask<{ documents?: WireDocument[] }>(`/${folder}`))?.documents ?? []).map(documentOf),
    watch: (path) => {
      const name = `${root}/${path}`;
      return watched(':batchGet', { documents: [name] }, { parent: name, structuredQuery: {} });
    },
    find: (query) => {
      const asked = { structuredQuery: structuredQuery(query) };
      const parent = parentOf(query);
      const place = parent && `/${parent}`;
      return watched(`${place}:runQuery`, asked, { parent: root + place, ...asked });
    },
  };
}
