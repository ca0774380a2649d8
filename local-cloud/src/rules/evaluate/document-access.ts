import { isDocumentPath } from '../../firestore-model/names/resource-names.ts';
import type { Lookup, RulesDocument } from '../access.ts';
import { routine } from '../methods/routine.ts';
import { documentResource } from '../values/document-resource.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import type { Path, Routines, Value } from '../values/value.ts';

/** Reads documents for one request's conditions, each once, and at most `limit` distinct ones. */
export class DocumentAccess {
  readonly #limit: number;
  readonly #project: string;
  readonly #database: string;
  /** The prefix of every document path that a rule may read. */
  readonly #documents: readonly string[];
  readonly #known = new Map<string, RulesDocument | undefined>();

  constructor(limit: number, project: string, database = '(default)') {
    this.#limit = limit;
    this.#project = project;
    this.#database = database;
    this.#documents = ['databases', database, 'documents'];
  }

  /** The functions `get` and `exists`, under the given names, over one state of the database. */
  routines(lookup: Lookup, getName = 'get', existsName = 'exists'): Routines {
    const read = (path: Path, name: string) => this.#read(path, lookup, getName, name);
    return {
      [getName]: routine(['path'], (path): Value => {
        const document = read(path, getName);
        return document ? documentResource(document, this.#project, this.#database) : serviceError(getName, path);
      }),
      [existsName]: routine(['path'], (path) => read(path, existsName) !== undefined),
    };
  }

  #read(path: Path, lookup: Lookup, state: string, name: string): RulesDocument | undefined {
    const ids = path.segments.slice(this.#documents.length);
    const relative = ids.join('/');
    const isPlain = ids.every((id) => id !== '' && !id.includes('/'));
    if (this.#documents.some((part, index) => path.segments[index] !== part) || !isPlain || !isDocumentPath(relative))
      return serviceError(name, path);
    const key = `${state} ${relative}`;
    if (!this.#known.has(key)) {
      if (this.#known.size >= this.#limit) return serviceError(name, path, ` More than ${this.#limit} documents.`);
      this.#known.set(key, lookup(relative));
    }
    return this.#known.get(key);
  }
}

function serviceError(name: string, { segments }: Path, reason = ''): never {
  throw new EvaluationError(`Service call error. Function: [${name}], Argument: [/${segments.join('/')}].${reason}`);
}
