import { RpcError } from '../status.ts';
import type { Caller, Lookup, RulesObject, StorageRules } from './access.ts';
import { DocumentAccess } from './evaluate/document-access.ts';
import type { Observer } from './evaluate/evaluate.ts';
import { refusalOf } from './evaluate/judge.ts';
import type { Operation, ServiceBlock } from './parse/ast.ts';
import { requestValue } from './request-value.ts';
import { timestampOf } from './values/from-wire.ts';
import { type RulesMap, toPath, type Value } from './values/value.ts';

/** Documented limit of documents that `firestore.get()` and `firestore.exists()` may read for one request. */
const MAX_DOCUMENTS = 2;
const INTEGERS = ['size', 'generation', 'metageneration'];
const TIMES = ['timeCreated', 'updated'];

/** The rules of `service firebase.storage`. A list is judged on its folder's path, without the trailing slash. */
export class StorageRuleset implements StorageRules {
  readonly #service: ServiceBlock;
  readonly #project: string;
  readonly #observe: Observer | undefined;

  constructor(service: ServiceBlock, project: string, observe?: Observer) {
    this.#service = service;
    this.#project = project;
    this.#observe = observe;
  }

  judge(caller: Caller, op: Operation, object: Parameters<StorageRules['judge']>[2], lookup: Lookup, time: Date): void {
    const { bucket, name, before, after } = object;
    const path = toPath('b', bucket, 'o', ...segmentsOf(name));
    const isWrite = op === 'create' || op === 'update' || op === 'delete';
    const request = requestValue(op, caller, path, time, isWrite ? { resource: objectResource(after) } : {});
    const refusal = refusalOf(this.#service, {
      operation: op,
      segments: path.segments,
      globals: new Map<string, Value>([
        ['request', request],
        ['resource', objectResource(before)],
      ]),
      packages: { firestore: new DocumentAccess(MAX_DOCUMENTS, this.#project).routines(lookup) },
      observe: this.#observe,
    });
    if (refusal !== undefined) throw new RpcError('PERMISSION_DENIED', refusal);
  }
}

/** A file as `resource` shows it: sizes and generations as integers, times as timestamps, the rest as strings. */
function objectResource(object: RulesObject | undefined): RulesMap | null {
  if (!object) return null;
  const { metadata = {}, ...properties } = object;
  const resource: RulesMap = new Map();
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined) continue;
    if (INTEGERS.includes(name)) resource.set(name, BigInt(value));
    else resource.set(name, TIMES.includes(name) ? timestampOf(String(value)) : value);
  }
  resource.set('metadata', new Map(Object.entries(metadata)));
  return resource;
}

/** A file's name, or a folder's with or without its trailing slash, where '' is the bucket itself. */
function segmentsOf(name: string): string[] {
  const folder = name.replace(/\/$/, '');
  return folder === '' ? [] : folder.split('/');
}
