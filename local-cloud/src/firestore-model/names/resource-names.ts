import { RpcError } from '../../status.ts';
import { checkDocumentName, checkPath } from './resource-ids.ts';
import { compareStrings } from './string-order.ts';

/** The collection that contains a document: "users/u1" -> "users". */
export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** The last id of a path: "users/u1" -> "u1". */
export function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** `collection` under the document `parent`, where '' is the database's root. */
export function childPath(parent: string, id: string): string {
  return parent === '' ? id : `${parent}/${id}`;
}

export function isDocumentPath(path: string): boolean {
  return path !== '' && path.split('/').length % 2 === 0;
}

/** Firestore's order of names: id by id, where numeric ids (`__id7__`) come first, by number. */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  return a.includes('__id') || b.includes('__id') ? compareIdById(a, b) : comparePlainPaths(a, b);
}

/**
 * At the first difference, the id that ends there comes first. Paths are compared too often to split them each time.
 */
function comparePlainPaths(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let index = 0;
  while (index < length && a[index] === b[index]) index++;
  const [left, right] = [a[index], b[index]];
  if (left === undefined || right === undefined) return a.length - b.length;
  if (left === '/' || right === '/') return left === '/' ? -1 : 1;
  return compareStrings(left, right);
}

function compareIdById(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (const [index, id] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareIds(id, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

const NUMERIC_ID = /^__id(-?\d+)__$/;

function compareIds(a: string, b: string): number {
  const left = NUMERIC_ID.exec(a)?.[1];
  const right = NUMERIC_ID.exec(b)?.[1];
  if (left === undefined && right === undefined) return compareStrings(a, b);
  if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
  if (left === right) return 0;
  return BigInt(left) < BigInt(right) ? -1 : 1;
}

/** Translates between full resource names and paths relative to the database's documents. */
export class ResourceNames {
  /** "projects/{project}/databases/(default)" */
  readonly database: string;
  /** "projects/{project}/databases/(default)/documents" */
  readonly root: string;

  constructor(project: string, databaseId = '(default)') {
    this.database = `projects/${project}/databases/${databaseId}`;
    this.root = `${this.database}/documents`;
  }

  nameOf(path: string): string {
    return path === '' ? this.root : `${this.root}/${path}`;
  }

  /** The relative path of any name; '' for the root. Throws INVALID_ARGUMENT for a name of another database. */
  pathOf(name: string): string {
    if (name === this.root) return '';
    if (!name.startsWith(`${this.root}/`))
      throw new RpcError('INVALID_ARGUMENT', `The name "${name}" is not within "${this.root}".`);
    return name.slice(this.root.length + 1);
  }

  /** The relative path of a document's name, checked against the documented limits of names. */
  documentPathOf(name: string): string {
    const path = this.pathOf(name);
    checkDocumentName(name);
    return path;
  }

  /** The relative path of a query's parent: a document's, or '' for the root. */
  parentPathOf(name: string): string {
    const path = this.pathOf(name);
    if (path !== '' && !isDocumentPath(path))
      throw new RpcError('INVALID_ARGUMENT', `The parent "${name}" is neither the root nor a document.`);
    if (path !== '') checkPath(path);
    return path;
  }
}
