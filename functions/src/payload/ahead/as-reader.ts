import { plainFields } from './plain-fields.ts';

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

/** The database as one person may read it: it is shown their token, and its rules decide. Both calls reject when it is out of reach. */
export interface ReadersDatabase {
  /** Undefined when there is none, or it is closed to the reader. */
  get(path: string): Promise<ReadableDocument | undefined>;
  /** Empty when the folder is closed to the reader. */
  list(folder: string): Promise<ReadableDocument[]>;
}

interface RestDocument {
  name: string;
  fields?: Parameters<typeof plainFields>[0];
}

const documentOf = ({ name, fields }: RestDocument): ReadableDocument => ({
  id: name.slice(name.lastIndexOf('/') + 1),
  fields: plainFields(fields),
});

/** The hosted database, or local-cloud's. */
function documentsAddress(): string {
  const { FIRESTORE_EMULATOR_HOST: local, GCLOUD_PROJECT: project } = process.env;
  const origin = local ? `http://${local}` : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${project}/databases/(default)/documents`;
}

/** Opens the database for a reader. */
export function asReader({ idToken, attested }: Reader): ReadersDatabase {
  const headers = { Authorization: `Bearer ${idToken}`, ...(attested && { 'X-Firebase-AppCheck': attested }) };
  const ask = async <T>(path: string): Promise<T | undefined> => {
    const signal = AbortSignal.timeout(TIME_OUT_MS);
    const response = await fetch(`${documentsAddress()}/${path}`, { headers, signal });
    if (response.ok) return (await response.json()) as T;
    if (response.status === 403 || response.status === 404) return undefined;
    throw new Error(`The database has answered ${response.status}.`);
  };
  return {
    get: async (path) => {
      const document = await ask<RestDocument>(path);
      return document && documentOf(document);
    },
    list: async (folder) => ((await ask<{ documents?: RestDocument[] }>(folder))?.documents ?? []).map(documentOf),
  };
}
