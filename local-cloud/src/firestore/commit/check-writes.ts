import { RpcError } from '../../status.ts';
import type { Write } from './write.ts';

/** Throws INVALID_ARGUMENT for several writes of one document that Firestore refuses in one commit. */
export function checkWrites(writes: readonly Write[]): void {
  const byPath = new Map<string, Write[]>();
  for (const write of writes) {
    const earlier = byPath.get(write.path) ?? [];
    checkNext(earlier, write);
    byPath.set(write.path, [...earlier.slice(0, 1), write]);
  }
}

/** Whatever comes between, a document's first write sets the expected version, and its last write whether it exists. */
function checkNext([first, last = first]: readonly Write[], write: Write): void {
  if (!first || !last) return;
  checkVerified(last, write);
  const [before, now] = [meaningOf(last), meaningOf(write)];
  const mustExist = write.precondition.exists === true || now === 'update';
  const cannotFollow = before === 'delete' ? mustExist : write.precondition.exists === false;
  if (cannotFollow) throw refused(`Cannot ${before} then ${now} an entity in the same request.`);
  const { updateTime } = write.precondition;
  if (updateTime !== undefined && updateTime !== first.precondition.updateTime)
    throw refused('Cannot collapse mutations with different version preconditions');
}

function checkVerified(last: Write, write: Write): void {
  if (last.kind === 'verify' && write.kind === 'verify')
    throw refused('the same document cannot be verified more than once in a single request');
  if (write.kind === 'verify')
    throw refused('the same document cannot be written and then verified in a single request');
  if (last.kind === 'verify')
    throw refused('the same document cannot be verified and then written in a single request');
}

/** A write by its effect on the document, in Firestore's words. */
function meaningOf({ kind, precondition: { exists, updateTime } }: Write): 'delete' | 'insert' | 'update' | 'upsert' {
  if (kind === 'delete') return 'delete';
  if (exists === false) return 'insert';
  return exists || updateTime !== undefined ? 'update' : 'upsert';
}

function refused(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
