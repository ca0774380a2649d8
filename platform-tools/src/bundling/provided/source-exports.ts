import { readFileSync } from 'node:fs';
import { type Declaration, type ExportSpecifier, type ModuleItem, parseSync } from '@swc/core';

function nameOf(specifier: ExportSpecifier): string[] {
  if (specifier.type !== 'ExportSpecifier') throw new Error('a facade names what it exports, one by one');
  return specifier.isTypeOnly ? [] : [(specifier.exported ?? specifier.orig).value];
}

function declaredBy(declaration: Declaration): string[] {
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') {
    return [declaration.identifier.value];
  }
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
}

function exportedBy(item: ModuleItem): string[] {
  switch (item.type) {
    case 'ExportDeclaration':
      return declaredBy(item.declaration);
    case 'ExportNamedDeclaration':
      return 'typeOnly' in item && item.typeOnly ? [] : item.specifiers.flatMap(nameOf);
    case 'ExportAllDeclaration':
    case 'ExportDefaultDeclaration':
    case 'ExportDefaultExpression':
      throw new Error('a facade names what it exports, one by one');
    default:
      return [];
  }
}

/** The names that a module of ours exports, without its types. Throws when the module's own text does not tell them. */
export const sourceExports = (file: string): string[] =>
  parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' }).body.flatMap(exportedBy).sort();
