import type { Caller } from './access.ts';
import type { Operation } from './parse/ast.ts';
import { fromJson, timestampOfDate } from './values/from-wire.ts';
import type { Path, RulesMap, Value } from './values/value.ts';

/** The request as both services show it; `extra` adds `resource` or `query` where the operation has one. */
export function requestValue(
  operation: Operation,
  caller: Caller,
  path: Path,
  time: Date,
  extra: Readonly<Record<string, Value>> = {},
): RulesMap {
  return new Map<string, Value>([
    ['auth', caller && fromJson({ uid: caller.uid, token: caller.token })],
    ['method', operation],
    ['path', path],
    ['time', timestampOfDate(time)],
    ...Object.entries(extra),
  ]);
}
