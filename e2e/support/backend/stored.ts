import type { APIRequestContext } from '@playwright/test';

const DOCUMENTS = 'http://localhost:3010/v1/projects/demo-cursiv/databases/(default)/documents';

type StoredValue = Record<string, unknown>;

/** The stored documents of a collection, read bypassing the rules: fields by name, each value still typed. */
export async function storedIn(request: APIRequestContext, collection: string): Promise<Record<string, StoredValue>[]> {
  const answer = await request.get(`${DOCUMENTS}/${collection}?pageSize=300`, {
    headers: { authorization: 'Bearer owner' },
  });
  const { documents = [] } = (await answer.json()) as { documents?: { fields: Record<string, StoredValue> }[] };
  return documents.map(({ fields }) => fields);
}

/** A stored document's fields, read bypassing the rules, each value still typed. */
export async function storedAt(request: APIRequestContext, path: string): Promise<Record<string, StoredValue>> {
  const answer = await request.get(`${DOCUMENTS}/${path}`, { headers: { authorization: 'Bearer owner' } });
  if (!answer.ok()) throw new Error(`${path} was not read: ${await answer.text()}`);
  return ((await answer.json()) as { fields: Record<string, StoredValue> }).fields;
}

/** Stores a document bypassing the rules, as the site's operators would. */
export async function store(request: APIRequestContext, path: string, fields: Record<string, unknown>): Promise<void> {
  const answer = await request.patch(`${DOCUMENTS}/${path}`, {
    headers: { authorization: 'Bearer owner' },
    data: { fields: typedFields(fields) },
  });
  if (!answer.ok()) throw new Error(`${path} was not stored: ${await answer.text()}`);
}

/** Changes the named fields of a stored document, bypassing the rules. */
export async function change(request: APIRequestContext, path: string, fields: Record<string, unknown>): Promise<void> {
  const mask = Object.keys(fields).map((field) => `updateMask.fieldPaths=${field}`);
  const answer = await request.patch(`${DOCUMENTS}/${path}?${mask.join('&')}`, {
    headers: { authorization: 'Bearer owner' },
    data: { fields: typedFields(fields) },
  });
  if (!answer.ok()) throw new Error(`${path} was not changed: ${await answer.text()}`);
}

/** The most writes that one commit takes here. */
const MOST_WRITES = 200;

/** Stores many documents bypassing the rules, by their paths. */
export async function storeAll(request: APIRequestContext, documents: ReadonlyMap<string, object>): Promise<void> {
  const writes = [...documents].map(([path, fields]) => ({
    update: { name: `${DOCUMENTS.slice(DOCUMENTS.indexOf('projects/'))}/${path}`, fields: typedFields(fields) },
  }));
  for (let start = 0; start < writes.length; start += MOST_WRITES) {
    const answer = await request.post(`${DOCUMENTS}:commit`, {
      headers: { authorization: 'Bearer owner' },
      data: { writes: writes.slice(start, start + MOST_WRITES) },
    });
    if (!answer.ok()) throw new Error(`Documents were not stored: ${await answer.text()}`);
  }
}

const typedFields = (fields: object): Record<string, StoredValue> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typed(value)]));

function typed(value: unknown): StoredValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typed) } };
  return { mapValue: { fields: typedFields(value ?? {}) } };
}
