import type { APIRequestContext } from '@playwright/test';

const DOCUMENTS = 'http://localhost:3010/v1/projects/demo-cursiv/databases/(default)/documents';

/** The number of documents of a collection below a document ('' for the root) whose field has a value, bypassing the rules. */
export async function countOf(
  request: APIRequestContext,
  parent: string,
  collectionId: string,
  [fieldPath, stringValue]: [field: string, value: string],
): Promise<number> {
  const where = { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } } };
  const structuredQuery = { from: [{ collectionId }], where };
  const answer = await request.post(`${DOCUMENTS}${parent && `/${parent}`}:runAggregationQuery`, {
    headers: { authorization: 'Bearer owner' },
    data: { structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'count', count: {} }] } },
  });
  const [row] = (await answer.json()) as { result: { aggregateFields: { count: { integerValue: string } } } }[];
  return Number(row?.result.aggregateFields.count.integerValue);
}
