import type { BinaryOperator, Expression } from './ast.ts';
import { parsePrimary } from './parse-primary.ts';
import type { Scanner } from './scanner.ts';

const CONDITIONAL = 1;
/** Operators by precedence, as in Google's grammar: `in` and `is` bind less tightly than `==`. */
const OPERATORS: readonly [operator: BinaryOperator | 'is', power: number][] = [
  ['||', 2],
  ['&&', 3],
  ['in', 4],
  ['is', 4],
  ['==', 5],
  ['!=', 5],
  ['<=', 6],
  ['>=', 6],
  ['<', 6],
  ['>', 6],
  ['+', 7],
  ['-', 7],
  ['*', 8],
  ['/', 8],
  ['%', 8],
];
const NO_DECREMENT = 'Increment (++) and decrement (--) operators are not supported.';
/** The type names that Google's compiler accepts after `is`. */
const TYPES: ReadonlySet<string> = new Set(
  'bool bytes constraint duration float int latlng list vector set number map string timestamp path map_diff'.split(
    ' ',
  ),
);
/** Limits the parser's own recursion; far above Google's limit for one expression. */
const MAX_NESTING = 100;
const nesting = new WeakMap<Scanner, number>();

/** An expression up to the first operator that binds less tightly than `minimum`. */
export function parseExpression(scanner: Scanner, minimum = 0): Expression {
  const depth = (nesting.get(scanner) ?? 0) + 1;
  if (depth > MAX_NESTING) scanner.fail('Expression is too complex to evaluate safely.');
  nesting.set(scanner, depth);
  let left = parseUnary(scanner);
  for (let next = parseRest(scanner, left, minimum); next; next = parseRest(scanner, left, minimum)) left = next;
  nesting.set(scanner, depth - 1);
  return left;
}

function parseRest(scanner: Scanner, left: Expression, minimum: number): Expression | undefined {
  const { at } = left;
  if (minimum <= CONDITIONAL && scanner.take('?')) {
    const whenTrue = parseExpression(scanner, CONDITIONAL);
    scanner.expect(':');
    return { kind: 'conditional', at, test: left, whenTrue, whenFalse: parseExpression(scanner, CONDITIONAL) };
  }
  const found = OPERATORS.find(([operator, power]) => power >= minimum && scanner.take(operator));
  if (!found) return undefined;
  const [operator, power] = found;
  if (operator === '/' && /[\w$]/.test(scanner.peek())) scanner.fail("Missing 'match' keyword before path.");
  if (operator === '-' && scanner.peek() === '-') scanner.fail(NO_DECREMENT);
  if (operator === 'is') return { kind: 'is', at, operand: left, type: parseType(scanner) };
  return { kind: 'binary', at, operator, left, right: parseExpression(scanner, power + 1) };
}

function parseUnary(scanner: Scanner): Expression {
  scanner.skipSpace();
  const at = scanner.offset;
  refuseDecrement(scanner);
  const prefixes = scanner.scan(/(?:!(?!=)\s*)+|(?:-\s*(?!\d))+/y);
  let operand = parsePostfix(scanner, parsePrimary(scanner, parseExpression));
  for (const prefix of prefixes?.replace(/\s/g, '') ?? '')
    operand = { kind: prefix === '!' ? 'not' : 'negate', at, operand };
  return operand;
}

function parseType(scanner: Scanner): string {
  const type = scanner.identifier();
  if (!TYPES.has(type)) scanner.fail(`An unsupported type identifier was used with the 'is' operator: ${type}.`);
  return type;
}

/** Google recognises `--` and `++` as operators of other languages, and says so. */
function refuseDecrement(scanner: Scanner): void {
  if (scanner.peek() === '-' && /^\s*-/.test(scanner.source.slice(scanner.offset + 1, scanner.offset + 3)))
    scanner.fail(NO_DECREMENT);
}

function parsePostfix(scanner: Scanner, target: Expression): Expression {
  let object = target;
  for (;;) {
    const { at } = object;
    if (scanner.take('.')) {
      const name = scanner.identifier();
      object = scanner.take('(')
        ? { kind: 'method', at, object, name, args: scanner.commaList(')', () => parseExpression(scanner)) }
        : { kind: 'member', at, object, name };
    } else if (scanner.take('[')) {
      const index = parseExpression(scanner);
      object = scanner.take(':')
        ? { kind: 'slice', at, object, from: index, to: parseExpression(scanner) }
        : { kind: 'index', at, object, index };
      scanner.expect(']');
    } else return object;
  }
}
