/** Characters in one list: with all its letters of two bytes, far below the 1 MiB of a document. */
const MOST_CHARACTERS = 300_000;

/** The lessons of a version in as few lists as hold them: one, but for the longest courses. */
export function lessonLists<T>(lessons: readonly T[]): { lessons: T[] }[] {
  const lists: { lessons: T[] }[] = [];
  let room = 0;
  for (const lesson of lessons) {
    const size = JSON.stringify(lesson).length;
    const last = lists.at(-1);
    if (last && size <= room) last.lessons.push(lesson);
    else lists.push({ lessons: [lesson] });
    room = (last && size <= room ? room : MOST_CHARACTERS) - size;
  }
  return lists;
}
