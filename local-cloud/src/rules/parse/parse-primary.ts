import type { Expression } from './ast.ts';
import { parseBytes, parseString } from './parse-string.ts';
import type { Scanner } from './scanner.ts';

type ParseExpression = (scanner: Scanner) => Expression;

const NUMBER = /-?\s*(?:\d+(?:\.\d*)?|\.\d+)/y;
const PATH_SEGMENT = /\(default\)|[\w.~%@:-]+/y;
const INT64 = 1n << 63n;
const WORDS: Record<string, null | boolean> = { true: true, false: false, null: null };

/** A literal, name, call, list, map, path or bracketed expression. */
export function parsePrimary(scanner: Scanner, parse: ParseExpression): Expression {
  scanner.skipSpace();
  const at = scanner.offset;
  const next = scanner.peek();
  if (next === "'" || next === '"') return { kind: 'literal', at, value: parseString(scanner) };
  if (next === 'b' && /['"]/.test(scanner.peek(1))) {
    scanner.offset++;
    return { kind: 'literal', at, value: parseBytes(scanner) };
  }
  if (next === '/') return { kind: 'path', at, segments: parsePath(scanner, parse) };
  if (scanner.take('(')) {
    const inner = parse(scanner);
    scanner.expect(')');
    return inner;
  }
  if (scanner.take('[')) return { kind: 'list', at, items: scanner.commaList(']', () => parse(scanner)) };
  if (scanner.take('{')) return { kind: 'map', at, entries: scanner.commaList('}', () => parseEntry(scanner, parse)) };
  return parseNumber(scanner) ?? parseNamed(scanner, parse);
}

function parseEntry(scanner: Scanner, parse: ParseExpression): { key: Expression; value: Expression } {
  const key = parse(scanner);
  scanner.expect(':');
  return { key, value: parse(scanner) };
}

function parseNumber(scanner: Scanner): Expression | undefined {
  const at = scanner.offset;
  const text = scanner.scan(NUMBER)?.replace(/\s/g, '');
  if (text === undefined) return undefined;
  if (text.includes('.')) return { kind: 'literal', at, value: Number(text) };
  const value = BigInt(text);
  if (value < -INT64 || value >= INT64) scanner.fail(`Invalid number literal ${text}.`, at);
  return { kind: 'literal', at, value };
}

function parseNamed(scanner: Scanner, parse: ParseExpression): Expression {
  const at = scanner.offset;
  const name = scanner.identifier();
  if (Object.hasOwn(WORDS, name)) return { kind: 'literal', at, value: WORDS[name] ?? null };
  if (scanner.take('(')) return { kind: 'call', at, name, args: scanner.commaList(')', () => parse(scanner)) };
  return { kind: 'name', at, name };
}

function parsePath(scanner: Scanner, parse: ParseExpression): (string | Expression)[] {
  const segments: (string | Expression)[] = [];
  while (scanner.peek() === '/') {
    scanner.offset++;
    if (scanner.peek() === '$' && scanner.peek(1) === '(') {
      scanner.offset += 2;
      segments.push(parse(scanner));
      scanner.expect(')');
    } else segments.push(scanner.scan(PATH_SEGMENT) ?? scanner.fail('Missing segment after / in a path.'));
  }
  return segments;
}
