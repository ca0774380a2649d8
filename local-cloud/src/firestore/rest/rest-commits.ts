import { readString } from '../../firestore-model/request-json.ts';
import { formatTimestamp } from '../../firestore-model/timestamp.ts';
import { RpcError } from '../../status.ts';
import type { WriteResult } from '../commit/plan-commit.ts';
import { readWrites } from '../commit/write.ts';
import { toRpcError } from '../rpc-failure.ts';
import type { RestCall } from './rest-call.ts';
import { isReadOnly } from './rest-reads.ts';

/** Applies all writes or none, in a transaction if the request names one. */
export function commit({ database, caller, body }: RestCall): object {
  const writes = readWrites(body.writes, database.names);
  const transaction = body.transaction ? readString(body.transaction, 'transaction') : undefined;
  const { results, time } = database.commit(caller, writes, transaction);
  return { writeResults: results, commitTime: formatTimestamp(time) };
}

/** Applies each write separately, with its own status. */
export function batchWrite({ database, caller, body }: RestCall): object {
  const writes = readWrites(body.writes, database.names);
  if (new Set(writes.map(({ path }) => path)).size < writes.length)
    throw new RpcError('INVALID_ARGUMENT', 'A document may be written only once in one batchWrite.');
  const outcomes = writes.map((write): { result: WriteResult; status: object } => {
    try {
      const { results } = database.commit(caller, [write]);
      return { result: results[0] ?? {}, status: {} };
    } catch (error) {
      const { code, message } = toRpcError(error);
      return { result: {}, status: { code, message } };
    }
  });
  return { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) };
}

export function beginTransaction({ database, body }: RestCall): object {
  return { transaction: database.transactions.begin(isReadOnly(body.options)) };
}

export function rollback({ database, body }: RestCall): object {
  database.transactions.rollback(readString(body.transaction, 'transaction'));
  return {};
}
