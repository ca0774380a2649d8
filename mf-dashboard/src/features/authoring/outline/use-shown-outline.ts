import type { DraftUnit } from '@cursiv/shared-domain';
import { useOfCalmDraft, useOfDraft } from '../authoring-context.ts';

const isSameUnit = (one: DraftUnit, other: DraftUnit | undefined): boolean =>
  one === other ||
  (one.id === other?.id &&
    one.lessons.length === other.lessons.length &&
    one.lessons.every(({ id }, place) => id === other.lessons[place]?.id));

/** Whether the same lessons stand in the same units, in the same order. */
const hasSameOrder = (one: readonly DraftUnit[], other: readonly DraftUnit[]): boolean =>
  one.length === other.length && one.every((unit, place) => isSameUnit(unit, other[place]));

/** The outline as its lines show it: a move is there at once, and what is typed in a title at the next short pause. */
export function useShownOutline(): DraftUnit[] {
  const calm = useOfCalmDraft(({ content }) => content.outline);
  return useOfDraft(({ content: { outline } }) => (hasSameOrder(outline, calm) ? calm : outline));
}
