import type { PatternSegment } from './ast.ts';
import type { Scanner } from './scanner.ts';

const VARIABLE = /\{\s*[A-Za-z_]\w*\s*(?:=\s*\*\*\s*)?\}/y;
const FIXED = /[^/\s{}]+/y;

/** The path of a match block: `/users/{id}/{rest=**}`. */
export function parsePattern(scanner: Scanner): PatternSegment[] {
  const pattern: PatternSegment[] = [];
  scanner.skipSpace();
  while (scanner.peek() === '/') {
    scanner.offset++;
    pattern.push(parseSegment(scanner));
  }
  return pattern.length > 0 ? pattern : scanner.fail("Missing path after 'match'.");
}

function parseSegment(scanner: Scanner): PatternSegment {
  const variable = scanner.scan(VARIABLE);
  if (variable !== undefined) {
    const name = /\w+/.exec(variable)?.[0] ?? '';
    return { kind: variable.includes('**') ? 'rest' : 'one', name };
  }
  const name = scanner.scan(FIXED);
  return name === undefined ? scanner.fail('Missing segment after / in a match path.') : { kind: 'fixed', name };
}
