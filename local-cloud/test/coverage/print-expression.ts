import type { Expression } from '../../src/rules/parse/ast.ts';

/** An expression in rules syntax, on one line; brackets stand where the tree needs them. */
export function printExpression(node: Expression): string {
  const print = printExpression;
  const list = (items: Expression[]) => items.map(print).join(', ');
  switch (node.kind) {
    case 'literal':
      return typeof node.value === 'string' ? `'${node.value}'` : String(node.value);
    case 'name':
      return node.name;
    case 'list':
      return `[${list(node.items)}]`;
    case 'map':
      return `{${node.entries.map(({ key, value }) => `${print(key)}: ${print(value)}`).join(', ')}}`;
    case 'path':
      return node.segments
        .map((segment) => (typeof segment === 'string' ? `/${segment}` : `/$(${print(segment)})`))
        .join('');
    case 'not':
      return `!${operand(node.operand)}`;
    case 'negate':
      return `-${operand(node.operand)}`;
    case 'conditional':
      return `${operand(node.test)} ? ${operand(node.whenTrue)} : ${operand(node.whenFalse)}`;
    case 'is':
      return `${operand(node.operand)} is ${node.type}`;
    case 'binary':
      return `${operand(node.left)} ${node.operator} ${operand(node.right)}`;
    case 'member':
      return `${operand(node.object)}.${node.name}`;
    case 'index':
      return `${operand(node.object)}[${print(node.index)}]`;
    case 'slice':
      return `${operand(node.object)}[${print(node.from)}:${print(node.to)}]`;
    case 'call':
      return `${node.name}(${list(node.args)})`;
    case 'method':
      return `${operand(node.object)}.${node.name}(${list(node.args)})`;
  }
}

function operand(node: Expression): string {
  const text = printExpression(node);
  return node.kind === 'binary' || node.kind === 'conditional' || node.kind === 'is' ? `(${text})` : text;
}
