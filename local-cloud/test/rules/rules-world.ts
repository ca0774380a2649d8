import type { Caller, FirestoreRules, Lookup, RulesDocument } from '../../src/rules/access.ts';
import { RpcError } from '../../src/status.ts';
import { type Deed, type Documents, emailOf, type Fields, isEmailVerified, type Write } from './rules-case.ts';
import { toQuery, toWireFields } from './to-wire.ts';

/**
 * Whether the rules allow it to the caller, over these documents. Changes nothing. Throws for any error but a refusal.
 */
export function isAllowed(rules: FirestoreRules, documents: Documents, caller: string | undefined, deed: Deed) {
  try {
    judge(rules, documents, callerOf(caller), deed);
    return true;
  } catch (error) {
    if (error instanceof RpcError && error.status === 'PERMISSION_DENIED') return false;
    throw error;
  }
}

/** The claims of a signed-in caller; null for a visitor. */
export const callerOf = (uid: string | undefined): Caller =>
  uid === undefined
    ? null
    : { uid, token: { sub: uid, user_id: uid, email: emailOf(uid), email_verified: isEmailVerified(uid) } };

function judge(rules: FirestoreRules, documents: Documents, caller: Caller, deed: Deed) {
  const time = new Date();
  const lookup = lookupIn(documents, time);
  if (deed.kind === 'get') return rules.judgeGet(caller, deed.path, lookup(deed.path), lookup, time);
  if (deed.kind === 'list') {
    const slash = deed.collection.lastIndexOf('/');
    const query = toQuery(deed.collection.slice(slash + 1), deed.where, time);
    if (deed.limit !== undefined) query.limit = deed.limit;
    return rules.judgeList(caller, deed.collection.slice(0, Math.max(slash, 0)), query, lookup, time);
  }
  const lookupAfter = lookupIn(deed.writes.reduce(applied, documents), time);
  for (const { path } of deed.writes) {
    const before = lookup(path);
    const after = lookupAfter(path);
    const op = after ? (before ? 'update' : 'create') : 'delete';
    rules.judgeWrite(caller, { op, path, before, after, lookup, lookupAfter }, time);
  }
}

/** Reads documents as the rules see them. */
export const lookupIn =
  (documents: Documents, time: Date): Lookup =>
  (path): RulesDocument | undefined => {
    const fields = documents[path];
    return fields && { path, fields: toWireFields(fields, time) };
  };

function applied(documents: Documents, write: Write): Documents {
  if (write.kind !== 'delete') {
    const kept: Fields = write.kind === 'update' ? { ...documents[write.path] } : {};
    return { ...documents, [write.path]: { ...kept, ...write.fields } };
  }
  return Object.fromEntries(Object.entries(documents).filter(([path]) => path !== write.path));
}
