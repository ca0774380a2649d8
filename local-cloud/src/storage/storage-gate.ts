import type { Authenticate } from '../auth/tokens/authenticate.ts';
import type { CallerOrOwner, Lookup, StorageRules } from '../rules/access.ts';
import { type StoredObject, toRulesObject } from './objects/stored-object.ts';

export type StorageOperation = 'get' | 'list' | 'create' | 'update' | 'delete';

interface Judged {
  bucket: string;
  name: string;
  before?: StoredObject | undefined;
  after?: StoredObject | undefined;
}

/** Access to files: asks the storage rules, which the owner bypasses. */
export class StorageGate {
  readonly authenticate: Authenticate;
  readonly #rules: StorageRules;
  readonly #lookup: Lookup;

  constructor(authenticate: Authenticate, rules: StorageRules, lookup: Lookup) {
    this.authenticate = authenticate;
    this.#rules = rules;
    this.#lookup = lookup;
  }

  /** Throws RpcError PERMISSION_DENIED when refused. As hosted, "create" is any write of content, even over an existing file. */
  judge(caller: CallerOrOwner, operation: StorageOperation, { bucket, name, before, after }: Judged): void {
    if (caller === 'owner') return;
    const judged = { bucket, name, before: before && toRulesObject(before), after: after && toRulesObject(after) };
    this.#rules.judge(caller, operation, judged, this.#lookup, new Date());
  }
}
