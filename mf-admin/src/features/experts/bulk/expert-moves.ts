import { type Expert, type ExpertRuling, expertLifecycle } from '@cursiv/shared-domain';
import type { BulkAct, BulkLine } from '../../../shared/bulk/carry-out.ts';
import { hindranceOf, type StateHindrance } from '../../../shared/bulk/hindrance-of.ts';
import { type SeenRuling, undoOf } from '../undo-ruling.ts';

/** Where several experts go at once: out of sight, and back. */
export const EXPERT_BULK = ['suspended', 'listed'] as const;
type ExpertMove = (typeof EXPERT_BULK)[number];

/** A question about the chosen experts; `alone` is said of those who could not be brought back. */
export interface AskedExperts {
  to: ExpertMove;
  lines: readonly BulkLine<Expert, StateHindrance | 'alone'>[];
}

/** What will become of each of the chosen experts. */
export const previewOf = (chosen: readonly Expert[], to: ExpertMove): AskedExperts['lines'] =>
  chosen.map((item) => ({
    item,
    hindrance:
      hindranceOf(item.status, to, {
        decide: true,
        move: expertLifecycle.canMove('administrator', item.status, to),
        readFirst: item.status === 'in_review',
      }) ?? (undoOf({ seen: item, status: to }) ? undefined : 'alone'),
  }));

/** What it means for each: the ruling on the revision that was seen, and the way back. `ruling` is why they are suspended. */
export function actOf(
  to: ExpertMove,
  ruling: ExpertRuling,
  rule: (ruling: SeenRuling) => Promise<void>,
): BulkAct<Expert> {
  const wanted = (seen: Expert): SeenRuling => ({ seen, status: to, ...(to === 'suspended' && { ruling }) });
  return {
    act: (seen) => rule(wanted(seen)),
    undo: async (seen) => {
      const back = undoOf(wanted(seen));
      if (back) await rule(back);
    },
  };
}
