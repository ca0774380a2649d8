import { idOf } from '../../firestore/resource-names.ts';
import type { RulesDocument } from '../access.ts';
import { fromFields } from './from-wire.ts';
import { type Path, type RulesMap, toPath, type Value } from './value.ts';

/** A document as `resource` and `get()` show it. */
export function documentResource({ path, fields }: RulesDocument, project: string): RulesMap {
  return new Map<string, Value>([
    ['data', fromFields(fields, project)],
    ['id', idOf(path)],
    ['__name__', documentsPath(path)],
  ]);
}

/** `/databases/(default)/documents/…` of a path relative to the database. */
export function documentsPath(relative: string): Path {
  return toPath('databases', '(default)', 'documents', ...(relative === '' ? [] : relative.split('/')));
}
