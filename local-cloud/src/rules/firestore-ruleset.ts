import type { StructuredQuery } from '../firestore-model/wire.ts';
import { RpcError } from '../status.ts';
import type { Caller, FirestoreRules, Lookup, RulesDocument, WriteAccess } from './access.ts';
import { DocumentAccess } from './evaluate/document-access.ts';
import type { Observer } from './evaluate/evaluate.ts';
import { type JudgedRequest, refusalOf } from './evaluate/judge.ts';
import { ANY_DEPTH, type RequestSegment, UNKNOWN_ID } from './evaluate/match-path.ts';
import type { ServiceBlock } from './parse/ast.ts';
import { disjuncts } from './query-proof/disjuncts.ts';
import { type SymbolicDocument, symbolicDocument } from './query-proof/symbolic-document.ts';
import { requestValue } from './request-value.ts';
import { documentResource, documentsPath } from './values/document-resource.ts';
import type { Routines, Value } from './values/value.ts';

/** Documented limit of documents read by one request's conditions. */
const MAX_DOCUMENTS = 10;

/** The rules of `service cloud.firestore`. */
export class FirestoreRuleset implements FirestoreRules {
  readonly #service: ServiceBlock;
  readonly #project: string;
  readonly #database: string;
  readonly #observe: Observer | undefined;

  constructor(service: ServiceBlock, project: string, observe?: Observer, database = '(default)') {
    this.#service = service;
    this.#project = project;
    this.#database = database;
    this.#observe = observe;
  }

  judgeGet(caller: Caller, path: string, document: RulesDocument | undefined, lookup: Lookup, time: Date): void {
    this.#judge({
      operation: 'get',
      segments: documentsPath(path, this.#database).segments,
      globals: globals(
        requestValue('get', caller, documentsPath(path, this.#database), time),
        this.#resource(document),
      ),
      functions: this.#documentFunctions(lookup, lookup),
    });
  }

  judgeWrite(caller: Caller, { op, path, before, after, lookup, lookupAfter }: WriteAccess, time: Date): void {
    const request = requestValue(op, caller, documentsPath(path, this.#database), time, {
      resource: this.#resource(after),
    });
    this.#judge({
      operation: op,
      segments: documentsPath(path, this.#database).segments,
      globals: globals(request, this.#resource(before)),
      functions: this.#documentFunctions(lookup, lookupAfter),
    });
  }

  judgeList(caller: Caller, parent: string, query: StructuredQuery, lookup: Lookup, time: Date): void {
    const from = query.from?.[0];
    const collection = from?.collectionId;
    const path = documentsPath(
      parent === '' || !collection ? (collection ?? parent) : `${parent}/${collection}`,
      this.#database,
    );
    const request = requestValue('list', caller, path, time, { query: queryValue(query) });
    const depth: RequestSegment[] = from?.allDescendants ? [ANY_DEPTH] : [];
    const collectionSegments = [...documentsPath(parent, this.#database).segments, ...depth, collection ?? UNKNOWN_ID];
    for (const conditions of disjuncts(query.where)) {
      const document = symbolicDocument(conditions, this.#project);
      this.#judge({
        operation: 'list',
        segments: [...collectionSegments, document.id ?? UNKNOWN_ID],
        globals: globals(request, symbolicResource(document)),
        functions: this.#documentFunctions(lookup, lookup),
      });
    }
  }

  #judge(request: JudgedRequest): void {
    const refusal = refusalOf(this.#service, { ...request, observe: this.#observe });
    if (refusal !== undefined) throw new RpcError('PERMISSION_DENIED', refusal);
  }

  #resource(document: RulesDocument | undefined): Value {
    return document ? documentResource(document, this.#project, this.#database) : null;
  }

  #documentFunctions(before: Lookup, after: Lookup): Routines {
    const access = new DocumentAccess(MAX_DOCUMENTS, this.#project, this.#database);
    return { ...access.routines(before), ...access.routines(after, 'getAfter', 'existsAfter') };
  }
}

function globals(request: Value, resource: Value): ReadonlyMap<string, Value> {
  return new Map([
    ['request', request],
    ['resource', resource],
  ]);
}

function symbolicResource({ data, id }: SymbolicDocument): Value {
  return new Map<string, Value>([['data', data], ...(id === undefined ? [] : [['id', id] as const])]);
}

/** `request.query`; Google's `orderBy` is a structure that no rule can compare with a field's name. */
function queryValue({ limit, offset = 0 }: StructuredQuery): Value {
  const count = typeof limit === 'object' ? limit.value : limit;
  return new Map<string, Value>([
    ['limit', count === undefined ? null : BigInt(count)],
    ['offset', BigInt(offset)],
    ['orderBy', new Map()],
  ]);
}
