import type { PatternSegment, ServiceBlock } from '../parse/ast.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import { toPath } from '../values/value.ts';
import type { Lazy } from './scope.ts';

/** The id of a document that a query does not fix. */
export const UNKNOWN_ID = { kind: 'unknown id' } as const;
/** The point where a collection-group query spans any number of segments. */
export const ANY_DEPTH = { kind: 'any depth' } as const;
export type RequestSegment = string | typeof UNKNOWN_ID | typeof ANY_DEPTH;

/** One way a pattern matches: the wildcards' values, and the index of the first unmatched segment. */
interface PathMatch {
  variables: ReadonlyMap<string, Lazy>;
  next: number;
}

/** All ways in which `pattern` matches the segments from `start` on; a `{rest=**}` first tries its longest match. */
export function* matchPath(
  pattern: readonly PatternSegment[],
  segments: readonly RequestSegment[],
  start: number,
  version: ServiceBlock['version'],
): Generator<PathMatch> {
  const [first, ...others] = pattern;
  if (!first) {
    yield { variables: new Map(), next: start };
    return;
  }
  for (const end of endsOf(first, segments, start, version))
    for (const { variables, next } of matchPath(others, segments, end, version))
      yield { variables: new Map([...bind(first, segments.slice(start, end)), ...variables]), next };
}

function endsOf(
  { kind, name }: PatternSegment,
  segments: readonly RequestSegment[],
  start: number,
  version: ServiceBlock['version'],
): number[] {
  if (kind === 'rest') {
    const least = version === '2' ? start : start + 1;
    return Array.from({ length: Math.max(0, segments.length - least + 1) }, (_, taken) => segments.length - taken);
  }
  const segment = segments[start];
  const matches = kind === 'fixed' ? segment === name : segment !== undefined && segment !== ANY_DEPTH;
  return matches ? [start + 1] : [];
}

function bind({ kind, name }: PatternSegment, taken: readonly RequestSegment[]): [string, Lazy][] {
  if (kind === 'fixed') return [];
  const ids = taken.filter((segment) => typeof segment === 'string');
  if (ids.length < taken.length) return [[name, unknown]];
  return [[name, () => (kind === 'rest' ? toPath(...ids) : (ids[0] ?? null))]];
}

function unknown(): never {
  throw new EvaluationError('Null value error.');
}
