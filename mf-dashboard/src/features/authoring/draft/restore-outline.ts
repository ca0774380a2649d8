import type { DraftUnit } from '@cursiv/shared-domain';

/** The order of an outline, without what its parts say. */
type Outline = readonly DraftUnit[];

/**
 * The outline with units and lessons ordered as in `to`, where `from` was the order that is being left. What they say
 * stays as it is now, and what somebody else has added since stays where it is.
 */
export function restoreOutline(present: Outline, from: Outline, to: Outline): DraftUnit[] {
  const lessonsOf = (outline: Outline) => outline.flatMap(({ lessons }) => lessons);
  const lessons = new Map(lessonsOf(present).map((lesson) => [lesson.id, lesson]));
  const units = new Map(present.map((unit) => [unit.id, unit]));
  const known = new Set([...from, ...lessonsOf(from), ...to, ...lessonsOf(to)].map(({ id }) => id));
  const foreignIn = (unit: DraftUnit | undefined) => (unit?.lessons ?? []).filter(({ id }) => !known.has(id));
  const restored = to.map((unit) => {
    const now = units.get(unit.id);
    return {
      ...(now ?? unit),
      lessons: [...unit.lessons.map((lesson) => lessons.get(lesson.id) ?? lesson), ...foreignIn(now)],
    };
  });
  const kept = new Set(restored.map(({ id }) => id));
  const placed = new Set(lessonsOf(restored).map(({ id }) => id));
  // Somebody else may have moved a lesson into a section of theirs, which is back in its place now.
  const others = present
    .filter(({ id }) => !known.has(id))
    .map((unit) => ({ ...unit, lessons: unit.lessons.filter(({ id }) => !placed.has(id)) }));
  const homeless = present.filter(({ id }) => known.has(id) && !kept.has(id)).flatMap(foreignIn);
  const last = restored.at(-1);
  const whole = last ? restored.with(-1, { ...last, lessons: [...last.lessons, ...homeless] }) : restored;
  return [...whole, ...others];
}
