import { canonical } from '../folder/canonical.ts';
import type { Fields } from '../folder/values.ts';
import { askJson, type Backend, databaseOf } from './backend.ts';

/** A document as it is kept: its path below the database, and its values as on the wire, which keep every type. */
export interface KeptDocument {
  path: string;
  fields: Fields;
}

/** Documents read at a time. */
const PAGE = 100;
/** Firestore takes 500 writes and 10 MiB in one request. */
const MOST_WRITES = 400;
const MOST_BYTES = 8 * 1024 * 1024;

interface Answer {
  document?: { name: string; fields?: Fields };
  readTime: string;
}

/**
 * All documents of all collections, also of those below documents that do not exist, in the order of their names. Where the service can, all
 * are read as they were at one moment, which `tellTime` learns first.
 */
export async function* allDocuments(
  backend: Backend,
  tellTime: (readTime: string) => void = () => {},
): AsyncGenerator<KeptDocument> {
  const prefix = `${databaseOf(backend.project)}/`;
  let readTime: string | undefined;
  for (let last: string | undefined; ; ) {
    const answers = await askJson<Answer[]>(
      backend,
      `${backend.firestore}:runQuery`,
      JSON.stringify({ structuredQuery: after(last), ...(readTime !== undefined && { readTime }) }),
    );
    if (backend.hasReadTime && readTime === undefined && answers[0]) {
      readTime = answers[0].readTime;
      tellTime(readTime);
    }
    const documents = answers.flatMap(({ document }) => document ?? []);
    for (const { name, fields = {} } of documents) yield { path: name.slice(prefix.length), fields };
    last = documents.at(-1)?.name;
    if (last === undefined || documents.length < PAGE) return;
  }
}

const after = (last: string | undefined) => ({
  from: [{ allDescendants: true }],
  orderBy: [{ field: { fieldPath: '__name__' } }],
  ...(last !== undefined && { startAt: { values: [{ referenceValue: last }], before: false } }),
  limit: PAGE,
});

/** Writes documents, each whole, as many at once as the service takes; one that exists is replaced. */
export async function writeDocuments(backend: Backend, documents: AsyncIterable<KeptDocument>): Promise<void> {
  let writes: string[] = [];
  let bytes = 0;
  const commit = async () => {
    if (writes.length > 0) await askJson(backend, `${backend.firestore}:commit`, `{"writes":[${writes.join(',')}]}`);
    writes = [];
    bytes = 0;
  };
  for await (const { path, fields } of documents) {
    const write = canonical({ update: { name: `${databaseOf(backend.project)}/${path}`, fields } });
    const size = Buffer.byteLength(write);
    if (writes.length === MOST_WRITES || bytes + size > MOST_BYTES) await commit();
    writes.push(write);
    bytes += size;
  }
  await commit();
}
