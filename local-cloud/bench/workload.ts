const ROOT = 'projects/demo-test/databases/(default)/documents';
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const BATCH = 500;
const KINDS = 10;
const PAGE = 20;
const REPEATS = 41;

async function call(origin: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${origin}/v1/${ROOT}${path}`, {
    method,
    headers: OWNER,
    ...(body && { body: JSON.stringify(body) }),
  });
  const json: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(json)}`);
  return json;
}

const documentOf = (index: number) => ({
  kind: { stringValue: `kind ${index % KINDS}` },
  // Scattered, so that the order differs from that of the names.
  rank: { integerValue: String((index * 7919) % 1_000_003) },
  title: { stringValue: `Document number ${index}` },
});

/** Writes documents one after the other. */
export async function writeSingly(origin: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++)
    await call(origin, 'PATCH', `/single/d${index}`, { fields: documentOf(index) });
}

/** Reads the same documents one after the other. */
export async function readSingly(origin: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await call(origin, 'GET', `/single/d${index}`);
}

/** Fills a collection in batches. */
export async function fill(origin: string, collection: string, count: number): Promise<void> {
  for (let start = 0; start < count; start += BATCH) {
    const writes = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => ({
      update: { name: `${ROOT}/${collection}/d${start + offset}`, fields: documentOf(start + offset) },
    }));
    await call(origin, 'POST', ':commit', { writes });
  }
}

/** Milliseconds of `kind == x order by rank limit 20`: the first run, and the median of the later ones. */
export async function timeQueries(origin: string, collection: string): Promise<{ first: number; median: number }> {
  const [first = Number.NaN, ...later] = await timesOf(() =>
    call(origin, 'POST', ':runQuery', {
      structuredQuery: {
        from: [{ collectionId: collection }],
        where: { fieldFilter: { field: { fieldPath: 'kind' }, op: 'EQUAL', value: { stringValue: 'kind 3' } } },
        orderBy: [{ field: { fieldPath: 'rank' }, direction: 'DESCENDING' }],
        limit: PAGE,
      },
    }),
  );
  later.sort((a, b) => a - b);
  return { first, median: later[later.length >> 1] ?? Number.NaN };
}

async function timesOf(run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times;
}
