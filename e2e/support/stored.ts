import type { APIRequestContext } from '@playwright/test';

const DOCUMENTS = 'http://localhost:3010/v1/projects/demo-cursiv/databases/(default)/documents';

type StoredValue = Record<string, unknown>;

/** The documents of a collection as they are stored, read past the rules: fields by name, each value still typed. */
export async function storedIn(request: APIRequestContext, collection: string): Promise<Record<string, StoredValue>[]> {
  const answer = await request.get(`${DOCUMENTS}/${collection}?pageSize=300`, {
    headers: { authorization: 'Bearer owner' },
  });
  const { documents = [] } = (await answer.json()) as { documents?: { fields: Record<string, StoredValue> }[] };
  return documents.map(({ fields }) => fields);
}
