import type { Position } from '../rules-syntax-error.ts';

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

export type LogicOperator = '&&' | '||';
export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type BinaryOperator = LogicOperator | ComparisonOperator | ArithmeticOperator | 'in';

/** One node of a condition; `at` is its offset in the source. */
export type Expression = { at: number } & (
  | { kind: 'literal'; value: null | boolean | bigint | number | string | Buffer }
  | { kind: 'name'; name: string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
  | { kind: 'path'; segments: (string | Expression)[] }
  | { kind: 'not'; operand: Expression }
  | { kind: 'negate'; operand: Expression }
  | { kind: 'conditional'; test: Expression; whenTrue: Expression; whenFalse: Expression }
  | { kind: 'is'; operand: Expression; type: string }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'index'; object: Expression; index: Expression }
  | { kind: 'slice'; object: Expression; from: Expression; to: Expression }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'method'; object: Expression; name: string; args: Expression[] }
);

/** One step of a match path: `users`, `{id}` or `{rest=**}`. */
export type PatternSegment = { kind: 'fixed' | 'one' | 'rest'; name: string };

export interface FunctionDeclaration {
  at: number;
  name: string;
  parameters: string[];
  bindings: { name: string; value: Expression }[];
  result: Expression;
}

export interface AllowStatement {
  operations: ReadonlySet<Operation>;
  /** Undefined when the statement has no condition and so always allows. */
  condition: Expression | undefined;
  /** Line of the statement, and place of its condition, for refusals. */
  line: number;
  conditionAt: Position;
}

export interface MatchBlock {
  pattern: PatternSegment[];
  functions: Map<string, FunctionDeclaration>;
  allows: AllowStatement[];
  children: MatchBlock[];
}

export interface ServiceBlock {
  /** In version 1 a `{rest=**}` needs at least one segment; from version 2 on it may be empty. */
  version: '1' | '2';
  root: MatchBlock;
}
