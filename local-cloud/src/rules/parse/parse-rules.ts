import type {
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  Operation,
  PatternSegment,
  ServiceBlock,
} from './ast.ts';
import { checkBlock } from './check-block.ts';
import { parseExpression } from './parse-expression.ts';
import { parsePattern } from './parse-pattern.ts';
import { parseString } from './parse-string.ts';
import { Scanner } from './scanner.ts';

const WRITES: Operation[] = ['create', 'update', 'delete'];
/** The operations of each name after `allow`. Google's compiler accepts unknown names too; they cover nothing. */
const OPERATIONS = new Map<string, Operation[]>([
  ['read', ['get', 'list']],
  ['write', WRITES],
  ['get', ['get']],
  ['list', ['list']],
  ...WRITES.map((operation): [string, Operation[]] => [operation, [operation]]),
]);
const MAX_MATCH_DEPTH = 50;

/** The block of one service ("cloud.firestore") in a rules file. Throws RulesSyntaxError. */
export function parseRules(source: string, service: string): ServiceBlock {
  const scanner = new Scanner(source);
  const version = parseVersion(scanner);
  const shared = new Map<string, FunctionDeclaration>();
  const services = new Map<string, MatchBlock>();
  while (!scanner.atEnd) {
    if (scanner.take('function')) addFunction(scanner, shared);
    else if (scanner.take('service')) services.set(parseServiceName(scanner), parseBody(scanner, [], 0));
    else scanner.unexpected();
  }
  const root = services.get(service);
  if (!root) return scanner.fail(`Missing 'service ${service}'.`);
  const block = { ...root, functions: new Map([...shared, ...root.functions]) };
  checkBlock(scanner, block);
  return { version, root: block };
}

function parseVersion(scanner: Scanner): '1' | '2' {
  if (!scanner.take('rules_version')) return '1';
  scanner.expect('=');
  scanner.skipSpace();
  const at = scanner.offset;
  const version = /['"]/.test(scanner.peek()) ? parseString(scanner) : scanner.unexpected();
  if (version !== '1' && version !== '2') return scanner.fail(`Unsupported rules version ${version}.`, at);
  scanner.take(';');
  return version;
}

function parseServiceName(scanner: Scanner): string {
  const names = [scanner.identifier()];
  while (scanner.take('.')) names.push(scanner.identifier());
  scanner.expect('{');
  return names.join('.');
}

function parseBody(scanner: Scanner, pattern: PatternSegment[], depth: number): MatchBlock {
  if (depth > MAX_MATCH_DEPTH) scanner.fail("Too many nested 'match' blocks.");
  const block: MatchBlock = { pattern, functions: new Map(), allows: [], children: [] };
  while (!scanner.take('}')) {
    if (scanner.take('function')) addFunction(scanner, block.functions);
    else if (scanner.take('match')) block.children.push(parseMatch(scanner, depth + 1));
    else if (scanner.take('allow')) block.allows.push(parseAllow(scanner));
    else scanner.unexpected();
  }
  return block;
}

function parseMatch(scanner: Scanner, depth: number): MatchBlock {
  const pattern = parsePattern(scanner);
  scanner.expect('{');
  const at = scanner.offset;
  const block = parseBody(scanner, pattern, depth);
  if (block.allows.length + block.children.length + block.functions.size === 0)
    scanner.fail("The 'match' body must contain at least one declaration.", at);
  return block;
}

function parseAllow(scanner: Scanner): AllowStatement {
  const { line } = scanner.position(scanner.offset);
  const operations = new Set<Operation>();
  do for (const operation of OPERATIONS.get(scanner.identifier()) ?? []) operations.add(operation);
  while (scanner.take(','));
  const conditional = scanner.take(':');
  if (conditional) scanner.expect('if');
  else if (scanner.take('if')) scanner.fail("Missing ':' before 'if' condition.", scanner.offset - 'if'.length);
  scanner.skipSpace();
  const conditionAt = scanner.position(scanner.offset);
  const condition = conditional ? parseExpression(scanner) : undefined;
  scanner.take(';');
  return { operations, condition, line, conditionAt };
}

function addFunction(scanner: Scanner, functions: Map<string, FunctionDeclaration>): void {
  scanner.skipSpace();
  const at = scanner.offset;
  const name = scanner.identifier();
  if (functions.has(name)) scanner.fail(`Function ${name} is already defined.`, at);
  scanner.expect('(');
  const parameters = scanner.commaList(')', () => scanner.identifier());
  scanner.expect('{');
  const bindings: FunctionDeclaration['bindings'] = [];
  while (scanner.take('let')) {
    const binding = scanner.identifier();
    scanner.expect('=');
    bindings.push({ name: binding, value: parseExpression(scanner) });
    scanner.expect(';');
  }
  scanner.expect('return');
  const result = parseExpression(scanner);
  scanner.take(';');
  scanner.expect('}');
  functions.set(name, { at, name, parameters, bindings, result });
}
