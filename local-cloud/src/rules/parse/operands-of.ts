import type { Expression } from './ast.ts';

/** The direct operands of an expression. */
export function operandsOf(node: Expression): Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return node.segments.filter((segment) => typeof segment !== 'string');
    case 'not':
    case 'negate':
    case 'is':
      return [node.operand];
    case 'conditional':
      return [node.test, node.whenTrue, node.whenFalse];
    case 'binary':
      return [node.left, node.right];
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'slice':
      return [node.object, node.from, node.to];
    case 'call':
      return node.args;
    case 'method':
      return [node.object, ...node.args];
  }
}
