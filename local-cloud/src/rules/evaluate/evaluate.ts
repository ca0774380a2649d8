import { callMethod } from '../methods/call-method.ts';
import { runRoutine } from '../methods/routine.ts';
import type { Expression, FunctionDeclaration } from '../parse/ast.ts';
import { inRange } from '../values/arithmetic.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import { isNumber, kindOf, type Path, type Routines, type RulesMap, type Value } from '../values/value.ts';
import { applyOperator } from './apply-operator.ts';
import type { ExpressionBudget } from './expression-budget.ts';
import { readIndex, readMember, readSlice } from './read-part.ts';
import { findFunction, lazily, readVariable, type Scope } from './scope.ts';

/** Receives every evaluated expression with its value; undefined when it has none. */
export type Observer = (node: Expression, value: Value | undefined) => void;

/** The state shared by one request's evaluations: the functions of its service, and the count of expressions. */
export interface Evaluation {
  builtins: Routines;
  budget: ExpressionBudget;
  observe?: Observer | undefined;
}

type Node<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** The value of an expression. Throws EvaluationError when it has none. */
export function evaluate(node: Expression, scope: Scope, evaluation: Evaluation): Value {
  const { observe } = evaluation;
  if (!observe) return compute(node, scope, evaluation);
  try {
    const value = compute(node, scope, evaluation);
    observe(node, value);
    return value;
  } catch (error) {
    observe(node, undefined);
    throw error;
  }
}

function compute(node: Expression, scope: Scope, evaluation: Evaluation): Value {
  const value = (inner: Expression) => evaluate(inner, scope, evaluation);
  evaluation.budget.spend();
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'name':
      return readVariable(scope, node.name);
    case 'list':
      return node.items.map(value);
    case 'map':
      return mapOf(node, value);
    case 'path':
      return pathOf(node, value);
    case 'not':
      return !toBoolean(value(node.operand));
    case 'negate':
      return negate(value(node.operand));
    case 'conditional':
      return value(toBoolean(value(node.test)) ? node.whenTrue : node.whenFalse);
    case 'is':
      return isOfType(value(node.operand), node.type);
    case 'binary':
      if (node.operator === '&&' || node.operator === '||') return decide(node, scope, evaluation);
      return applyOperator(value(node.left), node.operator, value(node.right));
    case 'member':
      return readMember(value(node.object), node.name);
    case 'index':
      return readIndex(value(node.object), value(node.index));
    case 'slice':
      return readSlice(value(node.object), value(node.from), value(node.to));
    case 'call':
      return call(node, scope, evaluation);
    case 'method':
      return callMethod(value(node.object), node.name, node.args.map(value));
  }
}

/** The boolean value of a condition. */
export function toBoolean(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  throw new EvaluationError(`Type error. Received: [${kindOf(value)}] Expected: [bool].`);
}

/** `&&` and `||`: a side that decides the outcome wins over an error in the other, in either order. */
function decide(node: Node<'binary'>, scope: Scope, evaluation: Evaluation): boolean {
  // Google counts these operators twice.
  evaluation.budget.spend();
  const decisive = node.operator === '||';
  const left = attempt(() => toBoolean(evaluate(node.left, scope, evaluation)));
  if (left === decisive) return decisive;
  const right = attempt(() => toBoolean(evaluate(node.right, scope, evaluation)));
  if (right === decisive) return decisive;
  for (const side of [left, right]) if (side instanceof EvaluationError) throw side;
  return !decisive;
}

function attempt(compute: () => boolean): boolean | EvaluationError {
  try {
    return compute();
  } catch (error) {
    if (error instanceof EvaluationError) return error;
    throw error;
  }
}

function call(node: Node<'call'>, scope: Scope, evaluation: Evaluation): Value {
  const found = findFunction(scope, node.name);
  if (!found)
    return runRoutine(
      evaluation.builtins,
      node.name,
      node.name,
      node.args.map((argument) => evaluate(argument, scope, evaluation)),
    );
  const { declaration, declaredIn } = found;
  const { parameters, bindings, result } = declaration;
  if (node.args.length !== parameters.length)
    throw new EvaluationError(
      `Incorrect number of arguments. Received: ${node.args.length}. Expected: ${node.name}(${parameters.join(', ')}).`,
    );
  const variables = new Map(
    node.args.map((argument, index) => [parameters[index] ?? '', lazily(() => evaluate(argument, scope, evaluation))]),
  );
  let body: Scope = { variables, functions: new Map(), parent: declaredIn };
  for (const binding of bindings) body = withBinding(binding, body, evaluation);
  return evaluate(result, body, evaluation);
}

/** The scope after a `let`, whose value sees only earlier names. */
function withBinding(
  { name, value }: FunctionDeclaration['bindings'][number],
  parent: Scope,
  evaluation: Evaluation,
): Scope {
  const variable = lazily(() => {
    evaluation.budget.spend();
    return evaluate(value, parent, evaluation);
  });
  return { variables: new Map([[name, variable]]), functions: new Map(), parent };
}

function mapOf({ entries }: Node<'map'>, evaluateInner: (node: Expression) => Value): RulesMap {
  return new Map(
    entries.map(({ key, value }) => {
      const name = evaluateInner(key);
      if (typeof name !== 'string')
        throw new EvaluationError(`Type error. Received: [${kindOf(name)}] Expected: [string].`);
      return [name, evaluateInner(value)];
    }),
  );
}

function pathOf({ segments }: Node<'path'>, evaluateInner: (node: Expression) => Value): Path {
  return {
    kind: 'path',
    segments: segments.flatMap((segment) =>
      typeof segment === 'string' ? segment : segmentsOf(evaluateInner(segment)),
    ),
  };
}

/** A string is one segment even when it contains slashes, so that no value can lead a path elsewhere. */
function segmentsOf(value: Value): string | string[] {
  if (typeof value === 'string') return value;
  if (isNumber(value)) return String(value);
  if (typeof value === 'object' && value !== null && 'segments' in value) return value.segments;
  throw new EvaluationError(`Type error. Received: [${kindOf(value)}] Expected: [string].`);
}

function negate(value: Value): Value {
  if (typeof value === 'bigint') return inRange(-value);
  if (typeof value === 'number') return -value;
  throw new EvaluationError(`Unsupported operation error. Received: -${kindOf(value)}. Expected: -int, -float.`);
}

/** Google has no type name "set", and a value that a query only constrains has no type. */
function isOfType(value: Value, type: string): boolean {
  const kind = kindOf(value);
  if (type === 'number') return isNumber(value);
  return kind === type && !['set', 'constraint', 'namespace'].includes(kind);
}
