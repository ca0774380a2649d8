import type { Counters } from '../counters/counters.ts';
import { childPath } from '../firestore-model/names/resource-names.ts';
import type { FirestoreRules, Lookup, StorageRules } from '../rules/access.ts';
import { RpcError } from '../status.ts';
import type { RequestLog } from './request-log.ts';
import type { Watch } from './watch.ts';

/** The same rules, but with every refusal logged and every document read by rules counted. */
export function watchFirestoreRules(rules: FirestoreRules, watch: Watch): FirestoreRules {
  const count = (lookup: Lookup) => counted(lookup, watch.counters);
  return {
    judgeGet: (caller, path, document, lookup, time) =>
      judged(watch.log, 'get', path, () => rules.judgeGet(caller, path, document, count(lookup), time)),
    judgeList(caller, parent, query, lookup, time) {
      const path = childPath(parent, query.from?.[0]?.collectionId ?? '**');
      judged(watch.log, 'list', path, () => rules.judgeList(caller, parent, query, count(lookup), time));
    },
    judgeWrite(caller, write, time) {
      const watched = { ...write, lookup: count(write.lookup), lookupAfter: count(write.lookupAfter) };
      judged(watch.log, write.op, write.path, () => rules.judgeWrite(caller, watched, time));
    },
  };
}

/** The same for Storage's rules. */
export function watchStorageRules(rules: StorageRules, { log, counters }: Watch): StorageRules {
  return {
    judge: (caller, op, object, lookup, time) =>
      judged(log, op, object.name, () => rules.judge(caller, op, object, counted(lookup, counters), time)),
  };
}

function counted(lookup: Lookup, counters: Counters): Lookup {
  return (path) => {
    counters.add('ruleReads');
    return lookup(path);
  };
}

function judged(log: RequestLog, operation: string, path: string, judge: () => void): void {
  try {
    judge();
  } catch (error) {
    if (error instanceof RpcError) log.refuse({ decision: 'deny', operation, path, reason: error.message.trim() });
    throw error;
  }
}
