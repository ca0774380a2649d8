import type { Observer } from '../../src/rules/evaluate/evaluate.ts';
import type { Expression, MatchBlock, ServiceBlock } from '../../src/rules/parse/ast.ts';
import { operandsOf } from '../../src/rules/parse/operands-of.ts';
import { Scanner } from '../../src/rules/parse/scanner.ts';
import { printExpression } from './print-expression.ts';

/** The gaps that the tests left for one expression of a rules file. */
export interface Gap {
  line: number;
  column: number;
  text: string;
  gap: 'never reached' | 'never has a value' | 'never true' | 'never false';
}

/** Records the values of every expression of a rules file. */
export class Coverage {
  readonly #source: string;
  readonly #service: ServiceBlock;
  readonly #seen = new Map<Expression, Set<string>>();

  constructor(source: string, service: ServiceBlock) {
    this.#source = source;
    this.#service = service;
  }

  readonly observe: Observer = (node, value) => {
    const outcomes = this.#seen.get(node) ?? new Set();
    this.#seen.set(node, outcomes.add(outcomeOf(value)));
  };

  /** The insufficiently covered expressions, in the file's order; of unreached ones, only the outermost. */
  gaps(): Gap[] {
    const scanner = new Scanner(this.#source);
    return rootsOf(this.#service.root)
      .flatMap((root) => this.#gapsIn(root, true))
      .map(({ node, gap }) => ({ ...scanner.position(node.at), text: printExpression(node), gap }))
      .sort((a, b) => a.line - b.line || a.column - b.column);
  }

  /** The number of expressions, and how many of them were reached. */
  totals(): { expressions: number; reached: number } {
    const all = rootsOf(this.#service.root).flatMap(withOperands);
    return { expressions: all.length, reached: all.filter((node) => this.#seen.has(node)).length };
  }

  #gapsIn(node: Expression, isCondition: boolean): { node: Expression; gap: Gap['gap'] }[] {
    const gap = this.#gapOf(node, isCondition);
    const own = gap === undefined ? [] : [{ node, gap }];
    if (gap === 'never reached') return own;
    return [...own, ...operandsOf(node).flatMap((inner) => this.#gapsIn(inner, isConnective(node)))];
  }

  #gapOf(node: Expression, isCondition: boolean): Gap['gap'] | undefined {
    const seen = this.#seen.get(node);
    if (!seen) return 'never reached';
    if (seen.size === 1 && seen.has('error')) return 'never has a value';
    const isBoolean = (seen.has('true') || seen.has('false')) && !seen.has('value');
    // A connective says nothing beyond its operands, and a literal is constant.
    if (!isCondition || !isBoolean || isConnective(node) || node.kind === 'literal') return undefined;
    if (!seen.has('true')) return 'never true';
    return seen.has('false') ? undefined : 'never false';
  }
}

function isConnective(node: Expression): boolean {
  return node.kind === 'not' || (node.kind === 'binary' && (node.operator === '&&' || node.operator === '||'));
}

function outcomeOf(value: Parameters<Observer>[1]): string {
  if (value === undefined) return 'error';
  return typeof value === 'boolean' ? String(value) : 'value';
}

/** The conditions, `let` values and results of a block, with all nested expressions. */
function rootsOf(block: MatchBlock): Expression[] {
  const functions = [...block.functions.values()];
  return [
    ...block.allows.flatMap(({ condition }) => condition ?? []),
    ...functions.flatMap(({ bindings, result }) => [...bindings.map(({ value }) => value), result]),
    ...block.children.flatMap(rootsOf),
  ];
}

function withOperands(node: Expression): Expression[] {
  return [node, ...operandsOf(node).flatMap(withOperands)];
}
