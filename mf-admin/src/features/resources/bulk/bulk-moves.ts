import {
  type AppErrorCode,
  errorCode,
  isReadFirst,
  type Resource,
  type ResourceStatus,
  resourceLifecycle,
} from '@cursiv/shared-domain';

/** Where several resources go at once: moves before which nobody has to read them. */
export const BULK_MOVES = ['archived', 'draft', 'suspended'] as const satisfies readonly ResourceStatus[];
export type BulkMove = (typeof BULK_MOVES)[number];

/** Why a resource is not moved: it is there already, is the reader's own, has no way there, or is read first. */
type Hindrance = 'already' | 'yours' | 'noWay' | 'readFirst';

/** One of the chosen resources as it was seen, and whether it can go where they are to go. */
export interface BulkLine {
  resource: Resource;
  hindrance: Hindrance | undefined;
}

/** What will become of each of the chosen resources. */
export const previewOf = (
  chosen: readonly Resource[],
  to: BulkMove,
  mayDecide: (ownerUid: string) => boolean,
): BulkLine[] => chosen.map((resource) => ({ resource, hindrance: hindranceOf(resource, to, mayDecide) }));

function hindranceOf({ status, ownerUid }: Resource, to: BulkMove, mayDecide: (ownerUid: string) => boolean) {
  if (status === to) return 'already';
  if (!mayDecide(ownerUid)) return 'yours';
  if (!resourceLifecycle.canMove('administrator', status, to)) return 'noWay';
  return isReadFirst(status, to) ? 'readFirst' : undefined;
}

/** What became of one line; `stuck` is moved and could not be taken back. */
export interface BulkResult {
  outcome: 'done' | 'left' | 'failed' | 'takenBack' | 'stuck';
  /** Why it failed. */
  code?: AppErrorCode;
}

/** Moves one resource from the revision that was seen. Rejects with AppError. */
export type MoveOne = (seen: Resource, to: ResourceStatus) => Promise<void>;

/**
 * Moves what can be moved, one after the other, each as an act of its own. Where it is all or nothing, a hindrance leaves everything as it
 * is, and a failure takes back what was moved before. Returns what became of each, by id.
 */
export async function carryOut(
  lines: readonly BulkLine[],
  to: BulkMove,
  isAllOrNothing: boolean,
  move: MoveOne,
): Promise<Map<string, BulkResult>> {
  const results = new Map<string, BulkResult>(lines.map(({ resource }) => [resource.id, { outcome: 'left' }]));
  if (isAllOrNothing && lines.some(({ hindrance }) => hindrance)) return results;
  for (const { resource, hindrance } of lines) {
    if (hindrance) continue;
    try {
      await move(resource, to);
      results.set(resource.id, { outcome: 'done' });
    } catch (error) {
      results.set(resource.id, { outcome: 'failed', code: errorCode(error) });
      if (isAllOrNothing) return takeBack(lines, to, move, results);
    }
  }
  return results;
}

async function takeBack(
  lines: readonly BulkLine[],
  to: BulkMove,
  move: MoveOne,
  results: Map<string, BulkResult>,
): Promise<Map<string, BulkResult>> {
  for (const { resource } of lines.toReversed()) {
    if (results.get(resource.id)?.outcome !== 'done') continue;
    try {
      await move({ ...resource, status: to, rev: resource.rev + 1 }, resource.status);
      results.set(resource.id, { outcome: 'takenBack' });
    } catch (error) {
      results.set(resource.id, { outcome: 'stuck', code: errorCode(error) });
    }
  }
  return results;
}
