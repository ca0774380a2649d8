import { lessonLists } from './lesson-lists.ts';

const lessons = (count: number, letters: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `l${at}`, title: 'ș'.repeat(letters) }));

describe('the lists of a version’s lessons', () => {
  it('are one for a course as people write them, and none for a course without lessons', () => {
    expect(lessonLists(lessons(60, 400))).toHaveLength(1);
    expect(lessonLists([])).toEqual([]);
  });

  it('hold every lesson once, in order, each list far below the size of a document', () => {
    const all = lessons(50, 40_000);
    const lists = lessonLists(all);
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.flatMap((list) => list.lessons)).toEqual(all);
    for (const list of lists) expect(new Blob([JSON.stringify(list)]).size).toBeLessThan(700_000);
  });
});
