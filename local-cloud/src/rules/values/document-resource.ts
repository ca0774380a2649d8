import { idOf } from '../../firestore-model/names/resource-names.ts';
import type { RulesDocument } from '../access.ts';
import { fromFields } from './from-wire.ts';
import { type Path, type RulesMap, toPath, type Value } from './value.ts';

/** A document in the form of `resource` and `get()`. */
export function documentResource({ path, fields }: RulesDocument, project: string, database?: string): RulesMap {
  return new Map<string, Value>([
    ['data', fromFields(fields, project)],
    ['id', idOf(path)],
    ['__name__', documentsPath(path, database)],
  ]);
}

/** The path `/databases/(default)/documents/…`, or that of a named database, for a relative path. */
export function documentsPath(relative: string, database = '(default)'): Path {
  return toPath('databases', database, 'documents', ...(relative === '' ? [] : relative.split('/')));
}
