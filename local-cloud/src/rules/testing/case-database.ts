import type { WireFields } from '../../firestore-model/wire.ts';
import type { Lookup, RulesDocument, WriteAccess } from '../access.ts';
import { type CaseWrite, PROJECT } from './rules-case.ts';

type Documents = ReadonlyMap<string, WireFields>;

const ROOT = `projects/${PROJECT}/databases/(default)/documents/`;

export function toDocuments(documents: Record<string, WireFields> = {}): Documents {
  return new Map(Object.entries(documents));
}

export function lookupIn(documents: Documents): Lookup {
  return (path) => {
    const fields = documents.get(path);
    return fields && { path, fields };
  };
}

/** The changes that the rules judge when `writes` are committed together at `time`. */
export function accessesOf(writes: readonly CaseWrite[], before: Documents, time: Date): WriteAccess[] {
  const after = new Map(before);
  const planned = writes.map((write) => {
    const path = (write.update?.name ?? write.delete ?? '').slice(ROOT.length);
    if (write.update) after.set(path, writtenFields(write, after.get(path) ?? {}, time));
    else after.delete(path);
    return { path, after: lookupIn(after)(path) };
  });
  return planned.map(({ path, after: document }) => accessOf(path, document, lookupIn(before), lookupIn(after)));
}

/** The path that a `verify` write only reads. */
export function verifiedPath({ verify }: CaseWrite): string | undefined {
  return verify?.slice(ROOT.length);
}

function accessOf(path: string, after: RulesDocument | undefined, lookup: Lookup, lookupAfter: Lookup): WriteAccess {
  const before = lookup(path);
  const changed = before ? 'update' : 'create';
  return { op: after ? changed : 'delete', path, before, after, lookup, lookupAfter };
}

function writtenFields({ update, updateMask, updateTransforms = [] }: CaseWrite, old: WireFields, time: Date) {
  const sent = update?.fields ?? {};
  const kept = updateMask ? Object.entries(old).filter(([name]) => !updateMask.fieldPaths.includes(name)) : [];
  const stamps = updateTransforms.map(({ fieldPath }) => [fieldPath, { timestampValue: time.toISOString() }] as const);
  return Object.fromEntries([...kept, ...Object.entries(sent), ...stamps]);
}
