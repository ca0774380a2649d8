import type { StorageRules } from '../../src/rules/access.ts';
import { RpcError } from '../../src/status.ts';
import { STORAGE_BUCKET, type StorageCase } from './cases/files/storage.ts';
import { PEOPLE } from './cases/people.ts';
import { callerOf, lookupIn } from './rules-world.ts';

/** Whether the rules allow it to the story's caller. Throws for any error but a refusal. */
export function isFileAllowed(rules: StorageRules, { caller, op, name, before, after }: StorageCase): boolean {
  const time = new Date();
  try {
    const object = { bucket: STORAGE_BUCKET, name, before, after };
    rules.judge(callerOf(caller), op, object, lookupIn(PEOPLE, time), time);
    return true;
  } catch (error) {
    if (error instanceof RpcError && error.status === 'PERMISSION_DENIED') return false;
    throw error;
  }
}
