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

/** Stores a document bypassing the rules, as the site's operators would. */
export async function store(request: APIRequestContext, path: string, fields: Record<string, unknown>): Promise<void> {
  const answer = await request.patch(`${DOCUMENTS}/${path}`, {
    headers: { authorization: 'Bearer owner' },
    data: { fields: typedFields(fields) },
  });
  if (!answer.ok()) throw new Error(`${path} was not stored: ${await answer.text()}`);
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
