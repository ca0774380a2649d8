/** Lists that belong to lessons, by the lessons' ids: questions, or cues. */
type Parts<T> = Readonly<Record<string, T[]>>;

const isSame = <T>(one: readonly T[], other: readonly T[]) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The lists that are not empty and whose lessons are in the outline. */
export const partsInOutline = <T>(parts: Parts<T>, lessonIds: readonly string[]): Record<string, T[]> =>
  Object.fromEntries(
    lessonIds.flatMap((id) => {
      const items = parts[id];
      return items?.length ? [[id, items]] : [];
    }),
  );

/** The lists that differ from the stored ones, emptied ones included, and the lessons that are gone. */
export const changedParts = <T>(
  stored: Parts<T>,
  present: Parts<T>,
  lessonIds: readonly string[],
): { changed: [lessonId: string, items: T[]][]; removed: string[] } => ({
  changed: lessonIds
    .map((lessonId): [string, T[]] => [lessonId, present[lessonId] ?? []])
    .filter(([lessonId, items]) => !isSame(stored[lessonId] ?? [], items)),
  removed: Object.keys(stored).filter((id) => !lessonIds.includes(id)),
});
