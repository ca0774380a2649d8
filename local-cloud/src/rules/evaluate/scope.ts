import type { FunctionDeclaration } from '../parse/ast.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import type { Value } from '../values/value.ts';

/** A value that is computed at its first use. */
export type Lazy = () => Value;

/** The names visible in a condition or function body; others are looked up in `parent`. */
export interface Scope {
  variables: ReadonlyMap<string, Lazy>;
  functions: ReadonlyMap<string, FunctionDeclaration>;
  parent: Scope | undefined;
}

/** Arguments and `let`s are lazy: one that fails but is never used does no harm. */
export function lazily(compute: Lazy): Lazy {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

export function readVariable(scope: Scope, name: string): Value {
  for (let inner: Scope | undefined = scope; inner; inner = inner.parent) {
    const variable = inner.variables.get(name);
    if (variable) return variable();
  }
  throw new EvaluationError(`Variable not found error. Name: [${name}].`);
}

/** The function `name` with the scope that declares it, which is the parent of its body's. */
export function findFunction(
  scope: Scope,
  name: string,
): { declaration: FunctionDeclaration; declaredIn: Scope } | undefined {
  for (let inner: Scope | undefined = scope; inner; inner = inner.parent) {
    const declaration = inner.functions.get(name);
    if (declaration) return { declaration, declaredIn: inner };
  }
  return undefined;
}
