import { namespaces } from '../methods/namespaces.ts';
import { compilePattern } from '../values/compile-pattern.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import type { Expression, FunctionDeclaration, MatchBlock } from './ast.ts';
import { operandsOf } from './operands-of.ts';
import type { Scanner } from './scanner.ts';

type Functions = ReadonlyMap<string, FunctionDeclaration>;

/** The deepest nesting of && and || that Google's compiler accepts. */
const MAX_LOGIC_DEPTH = 97;
/** The deepest nesting of function calls. */
const MAX_CALL_DEPTH = 20;
/** Google checks the patterns of these at compile time, unlike that of `replace`. */
const PATTERN_METHODS = ['matches', 'split'];

/** The checks on a rules file beyond its grammar: no recursion, distinct names, valid patterns, bounded expressions. */
export function checkBlock(scanner: Scanner, block: MatchBlock, outer: Functions = new Map()): void {
  checkMatchPath(scanner, block);
  const functions = new Map([...outer, ...block.functions]);
  const heights = new Map<FunctionDeclaration, number>();
  for (const declaration of block.functions.values()) {
    checkNames(scanner, declaration);
    checkCalls(scanner, declaration, functions, heights);
    for (const expression of bodiesOf(declaration)) checkExpression(scanner, expression);
  }
  for (const { condition } of block.allows) if (condition) checkExpression(scanner, condition);
  for (const child of block.children) checkBlock(scanner, child, functions);
}

function checkMatchPath(scanner: Scanner, { pattern }: MatchBlock): void {
  const variables = pattern.filter(({ kind }) => kind !== 'fixed').map(({ name }) => name);
  const repeated = variables.find((name, index) => variables.indexOf(name) !== index);
  if (repeated) scanner.fail(`Variable ${repeated} already exists in the match path.`);
  if (pattern.filter(({ kind }) => kind === 'rest').length > 1)
    scanner.fail('Invalid glob match expression. Only one glob match is permitted in a match declaration path.');
}

function checkNames(scanner: Scanner, { at, parameters, bindings }: FunctionDeclaration): void {
  const names = [...parameters, ...bindings.map(({ name }) => name)];
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) scanner.fail(`Variable ${repeated} is already defined.`, at);
}

/** Checks the calls of `declaration`; returns their nesting depth, which `heights` remembers. */
function checkCalls(
  scanner: Scanner,
  declaration: FunctionDeclaration,
  functions: Functions,
  heights: Map<FunctionDeclaration, number>,
  callers: readonly string[] = [],
): number {
  const known = heights.get(declaration);
  if (known !== undefined) return known;
  const path = [...callers, declaration.name];
  if (callers.length > MAX_CALL_DEPTH) failTooDeep(scanner, declaration);
  let height = 0;
  for (const [name, at] of bodiesOf(declaration).flatMap((body) => [...callsIn(body)])) {
    const called = functions.get(name);
    if (!called) continue;
    if (path.includes(name)) scanner.fail('Recursive call is not allowed.', at);
    height = Math.max(height, 1 + checkCalls(scanner, called, functions, heights, path));
  }
  if (height > MAX_CALL_DEPTH) failTooDeep(scanner, declaration);
  heights.set(declaration, height);
  return height;
}

function failTooDeep(scanner: Scanner, { name, at }: FunctionDeclaration): never {
  return scanner.fail(`Maximum allowed call depth of ${MAX_CALL_DEPTH} is reached for [${name}].`, at);
}

function bodiesOf({ bindings, result }: FunctionDeclaration): Expression[] {
  return [...bindings.map(({ value }) => value), result];
}

/** The functions that an expression calls, each once, with the position of a call. */
function callsIn(body: Expression): Map<string, number> {
  const calls = new Map<string, number>();
  const rest = [body];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (node.kind === 'call') calls.set(node.name, node.at);
    rest.push(...operandsOf(node));
  }
  return calls;
}

function checkExpression(scanner: Scanner, body: Expression): void {
  const rest = [{ node: body, logic: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { node } = next;
    const isLogic = node.kind === 'binary' && (node.operator === '&&' || node.operator === '||');
    const logic = next.logic + (isLogic ? 1 : 0);
    if (logic > MAX_LOGIC_DEPTH) scanner.fail('Expression is too complex to evaluate safely.', node.at);
    checkPattern(scanner, node);
    checkName(scanner, node);
    for (const operand of operandsOf(node)) if (!isPackageOf(operand, node)) rest.push({ node: operand, logic });
  }
}

function checkName(scanner: Scanner, node: Expression): void {
  if (node.kind === 'name' && Object.hasOwn(namespaces, node.name))
    scanner.fail(`${node.name} is a package and cannot be used as variable name.`, node.at);
}

/** Whether `operand` is the package of a call such as `math.abs(1)`. */
function isPackageOf(operand: Expression, node: Expression): boolean {
  return node.kind === 'method' && node.object === operand && operand.kind === 'name';
}

function checkPattern(scanner: Scanner, node: Expression): void {
  if (node.kind !== 'method' || !PATTERN_METHODS.includes(node.name)) return;
  const [pattern] = node.args;
  if (pattern?.kind !== 'literal' || typeof pattern.value !== 'string') return;
  try {
    compilePattern(pattern.value);
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    scanner.fail(error.message, pattern.at);
  }
}
