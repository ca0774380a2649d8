import type { DraftUnit } from '@cursiv/shared-domain';
import type { DropAt } from '../outline-context.ts';

/** Where in the outline a dragged lesson would stand, counted without it; undefined where it stands already. */
export function lessonPlace(
  outline: readonly DraftUnit[],
  id: string,
  { id: over, side }: DropAt,
): { unitId: string; index: number } | undefined {
  const from = outline.find(({ lessons }) => lessons.some((lesson) => lesson.id === id));
  const unit = outline.find((candidate) => candidate.id === over);
  const home = unit ?? outline.find(({ lessons }) => lessons.some((lesson) => lesson.id === over));
  if (!from || !home) return undefined;
  const others = home.lessons.filter((lesson) => lesson.id !== id);
  const at = others.findIndex((lesson) => lesson.id === over);
  const index = unit ? 0 : over === id ? -1 : at + (side === 'after' ? 1 : 0);
  const isThere = home === from && from.lessons.findIndex((lesson) => lesson.id === id) === index;
  return index < 0 || isThere ? undefined : { unitId: home.id, index };
}

/** Where among the units a dragged one would stand, counted without it; undefined where it stands already. */
export function unitPlace(outline: readonly DraftUnit[], id: string, { id: over, side }: DropAt): number | undefined {
  const home = outline.find((unit) => unit.id === over || unit.lessons.some((lesson) => lesson.id === over));
  if (!home || home.id === id) return undefined;
  const isHead = home.id === over;
  const others = outline.filter((unit) => unit.id !== id);
  const index = others.indexOf(home) + (isHead && side === 'before' ? 0 : 1);
  return outline.findIndex((unit) => unit.id === id) === index ? undefined : index;
}
