import type { Look, Place } from '../figures/ledger.ts';
import { ask, askJson, PREPARING_MS, Refused, SERVICES } from './ask.ts';
import { type Fields, valueAt, wireFields } from './values.ts';

const ROOT = 'projects/demo-cursiv/databases/(default)/documents';
/** The most documents or writes of one request here. */
const AT_ONCE = 200;

/** What a caller says of themselves with every request. */
export type Credentials = Record<string, string>;

/** The site's operators, for whom the rules do not hold. */
export const OPERATOR: Credentials = { authorization: 'Bearer owner' };

export interface StoredDocument {
  fields: Fields;
  updateTime: string;
}

/** A write as the SDK sends it: `times` are fields that get the server's time, `only` the fields that change where not all do. */
export interface Write {
  path: string;
  fields: object;
  times?: readonly string[];
  only?: readonly string[];
  /** What must hold for it to be done. */
  condition?: { exists: boolean } | { updateTime: string };
}

/** A document as the caller may read it; undefined when there is none. Throws Refused. */
export async function read(path: string, headers: Credentials): Promise<StoredDocument | undefined> {
  const answer = await ask(`${SERVICES}/v1/${ROOT}/${path}`, { headers });
  if (answer.status === 404) return undefined;
  if (answer.status !== 200) throw new Refused(answer, `reading ${path}`);
  return JSON.parse(answer.text) as StoredDocument;
}

/** Commits writes together; resolves once they are acknowledged. Throws Refused. */
export async function commit(writes: readonly Write[], headers: Credentials, patienceMs?: number): Promise<void> {
  const wire = writes.map(({ path, fields, times = [], only, condition }) => ({
    update: { name: `${ROOT}/${path}`, fields: wireFields(fields) },
    ...(only && { updateMask: { fieldPaths: only } }),
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    ...(condition && { currentDocument: condition }),
  }));
  const what = `writing ${writes[0]?.path}`;
  const question = { headers, body: { writes: wire }, ...(patienceMs !== undefined && { patienceMs }) };
  await askJson(`${SERVICES}/v1/${ROOT}:commit`, question, what);
}

/** Stores many documents as the site's operators. */
export async function storeAll(writes: readonly Write[]): Promise<void> {
  for (let start = 0; start < writes.length; start += AT_ONCE)
    await commit(writes.slice(start, start + AT_ONCE), OPERATOR, PREPARING_MS);
}

type Got = { found?: { name: string; fields?: Fields }; missing?: string }[];

/** Reads the numbers of places as the site's operators. */
export const look: Look = async (places: readonly Place[]) => {
  const found = new Map<string, Fields>();
  const paths = [...new Set(places.map(({ path }) => path))];
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const documents = paths.slice(start, start + AT_ONCE).map((path) => `${ROOT}/${path}`);
    const question = { headers: OPERATOR, body: { documents }, patienceMs: PREPARING_MS };
    const got = await askJson<Got>(`${SERVICES}/v1/${ROOT}:batchGet`, question, 'looking for writes');
    for (const { found: one } of got) if (one) found.set(one.name.slice(ROOT.length + 1), one.fields ?? {});
  }
  return places.map(({ path, field }) => {
    const fields = found.get(path);
    if (!fields) return undefined;
    return field === undefined ? Number.POSITIVE_INFINITY : Number(valueAt(fields, field) ?? 0);
  });
};
