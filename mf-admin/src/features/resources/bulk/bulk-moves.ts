import { isReadFirst, type Resource, type ResourceStatus, resourceLifecycle } from '@cursiv/shared-domain';
import type { BulkAct, BulkLine } from '../../../shared/bulk/carry-out.ts';
import { hindranceOf, type StateHindrance } from '../../../shared/bulk/hindrance-of.ts';

/** Where several resources go at once: moves before which nobody has to read them. */
export const BULK_MOVES = ['archived', 'draft', 'suspended'] as const satisfies readonly ResourceStatus[];
export type BulkMove = (typeof BULK_MOVES)[number];

/** One of the chosen resources as it was seen, and whether it can go where they are to go. */
export type ResourceLine = BulkLine<Resource, StateHindrance>;

/** A question about the chosen resources. */
export interface AskedMove {
  to: BulkMove;
  lines: readonly ResourceLine[];
}

/** What will become of each of the chosen resources. */
export const previewOf = (
  chosen: readonly Resource[],
  to: BulkMove,
  mayDecide: (ownerUid: string) => boolean,
): ResourceLine[] =>
  chosen.map((item) => ({
    item,
    hindrance: hindranceOf(item.status, to, {
      decide: mayDecide(item.ownerUid),
      move: resourceLifecycle.canMove('administrator', item.status, to),
      readFirst: isReadFirst(item.status, to),
    }),
  }));

/** Moves one resource from the revision that was seen. Rejects with AppError. */
export type MoveOne = (seen: Resource, to: ResourceStatus) => Promise<void>;

/** What moving several means for each: the move, and its reverse from the revision that the move made. */
export const actOf = (to: BulkMove, move: MoveOne): BulkAct<Resource> => ({
  act: (seen) => move(seen, to),
  undo: (seen) => move({ ...seen, status: to, rev: seen.rev + 1 }, seen.status),
});
