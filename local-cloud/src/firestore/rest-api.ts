import { RpcError } from '../status.ts';
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
export function answerRest(call: RestCall, { project, databaseId, verb }: RestPath): object {
  const named = `projects/${project}/databases/${databaseId}`;
  if (named !== call.database.names.database)
    throw new RpcError('NOT_FOUND', `The database ${named} does not exist; this is ${call.database.names.database}.`);
  if (verb === undefined) return handleDocument(call);
  const method = VERBS.get(verb);
  if (!method || call.method !== 'POST') throw unsupported(`${call.method} :${verb}`);
  return method(call);
}
