import { conversions } from '../methods/conversions.ts';
import { namespaces } from '../methods/namespaces.ts';
import type { AllowStatement, MatchBlock, Operation, ServiceBlock } from '../parse/ast.ts';
import { EvaluationError, UndecidableError } from '../values/evaluation-error.ts';
import type { Routines, Value } from '../values/value.ts';
import { type Evaluation, evaluate, type Observer, toBoolean } from './evaluate.ts';
import { ExpressionBudget } from './expression-budget.ts';
import { matchPath, type RequestSegment } from './match-path.ts';
import type { Lazy, Scope } from './scope.ts';

/** One request as the rules judge it. */
export interface JudgedRequest {
  operation: Operation;
  segments: readonly RequestSegment[];
  /** `request` and `resource`. */
  globals: ReadonlyMap<string, Value>;
  /** Functions beside those of every service, and packages likewise. */
  functions?: Routines;
  packages?: Readonly<Record<string, Routines>>;
  observe?: Observer | undefined;
}

/** Undefined when some statement allows the request; otherwise the reason why none does, in Google's words. */
export function refusalOf(service: ServiceBlock, request: JudgedRequest): string | undefined {
  const builtins = { ...conversions, ...request.functions };
  const evaluation = { builtins, budget: new ExpressionBudget(), observe: request.observe };
  const reasons: string[] = [];
  for (const { statement, scope } of statements(service.version, service.root, request, 0, rootScope(request))) {
    const reason = reasonAgainst(statement, scope, evaluation);
    if (reason === undefined) return undefined;
    reasons.push(`${reason} for '${request.operation}' @ L${statement.line}`);
  }
  return reasons.length > 0 ? `\n${reasons.join(', ')}` : 'No matching allow statements';
}

function rootScope({ globals, packages }: JudgedRequest): Scope {
  const variables = new Map<string, Lazy>();
  for (const [name, routines] of Object.entries({ ...namespaces, ...packages }))
    variables.set(name, () => ({ kind: 'namespace', name, routines }));
  for (const [name, value] of globals) variables.set(name, () => value);
  return { variables, functions: new Map(), parent: undefined };
}

/** The statements for the request's path and operation, each with its condition's scope. */
function* statements(
  version: ServiceBlock['version'],
  block: MatchBlock,
  request: JudgedRequest,
  start: number,
  parent: Scope,
): Generator<{ statement: AllowStatement; scope: Scope }> {
  for (const { variables, next } of matchPath(block.pattern, request.segments, start, version)) {
    const scope: Scope = { variables, functions: block.functions, parent };
    if (next === request.segments.length)
      for (const statement of block.allows) if (statement.operations.has(request.operation)) yield { statement, scope };
    for (const child of block.children) yield* statements(version, child, request, next, scope);
  }
}

function reasonAgainst(statement: AllowStatement, scope: Scope, evaluation: Evaluation): string | undefined {
  const { condition, conditionAt } = statement;
  if (!condition) return undefined;
  try {
    return toBoolean(evaluate(condition, scope, evaluation)) ? undefined : 'false';
  } catch (error) {
    if (error instanceof UndecidableError) return `${error.message} at L${conditionAt.line}:${conditionAt.column}`;
    if (error instanceof EvaluationError) return error.message;
    throw error;
  }
}
