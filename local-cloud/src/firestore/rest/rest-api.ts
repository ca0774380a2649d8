import { type RestCall, type RestPath, unsupported } from './rest-call.ts';
import { batchWrite, beginTransaction, commit, rollback } from './rest-commits.ts';
import { handleDocument } from './rest-documents.ts';
import { listCollectionIds } from './rest-lists.ts';
import { batchGet, runAggregationQuery, runQuery } from './rest-reads.ts';

const VERBS: ReadonlyMap<string, (call: RestCall) => object> = new Map([
  ['batchGet', batchGet],
  ['batchWrite', batchWrite],
  ['beginTransaction', beginTransaction],
  ['commit', commit],
  ['listCollectionIds', listCollectionIds],
  ['rollback', rollback],
  ['runAggregationQuery', runAggregationQuery],
  ['runQuery', runQuery],
]);

/** Answers one REST request with the JSON of its response. Throws the service's status otherwise. */
export function answerRest(call: RestCall, { verb }: Pick<RestPath, 'verb'>): object {
  if (verb === undefined) return handleDocument(call);
  const method = VERBS.get(verb);
  if (!method || call.method !== 'POST') throw unsupported(`${call.method} :${verb}`);
  return method(call);
}
