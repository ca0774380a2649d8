import { lessonBodyId } from '@cursiv/shared-domain';
import { type DraftState, emptyDraft } from '../draft-state.ts';
import { type DraftEdit, editDraft } from '../edit-draft.ts';
import { keptDraft } from './kept-draft.ts';

const LESSONS = 300;
const LESSONS_IN_UNIT = 10;
const TEXT = 'Mâna se sprijină ușor pe hârtie. '.repeat(120);

/** A course of three hundred lessons with texts in two languages. */
const stored: DraftState = {
  ...emptyDraft(),
  content: {
    ...emptyDraft().content,
    outline: Array.from({ length: LESSONS / LESSONS_IN_UNIT }, (_, unit) => ({
      id: `u${unit}`,
      title: { ro: `Secțiunea ${unit}` },
      lessons: Array.from({ length: LESSONS_IN_UNIT }, (_, at) => ({
        ...({ id: `l${unit * LESSONS_IN_UNIT + at}`, type: 'text', freePreview: false, durationSec: 300 } as const),
        title: { ro: `Lecția ${at}`, en: `Lesson ${at}` },
      })),
    })),
  },
  bodies: Object.fromEntries(
    Array.from({ length: LESSONS }, (_, at) => [
      [lessonBodyId(`l${at}`, 'ro'), TEXT],
      [lessonBodyId(`l${at}`, 'en'), TEXT],
    ]).flat() as [string, string][],
  ),
};

const open = () => keptDraft('ana', 'c1').on(stored);
const keep = (kept: ReturnType<typeof open>, doc: DraftState, rev = 5) =>
  kept.keep({ doc, base: stored, rev, at: 1_000 });
const edited = (...edits: DraftEdit[]) => edits.reduce(editDraft, stored);
const written = (lessonId: string, text: string): DraftEdit => ({ type: 'body', lessonId, locale: 'ro', text });
const titled = (id: string, ro: string): DraftEdit => ({ type: 'lesson', id, change: { title: { ro } } });

/** Characters that are written to the browser's storage meanwhile. */
function charactersIn(act: () => void): number {
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  act();
  const count = setItem.mock.calls.reduce((sum, [, value]) => sum + value.length, 0);
  setItem.mockRestore();
  return count;
}

beforeEach(() => localStorage.clear());

describe('the kept edits of a draft', () => {
  it.each<[string, DraftEdit[]]>([
    ['a text', [written('l7', 'Altceva.')]],
    ['a title', [titled('l7', 'Alt titlu')]],
    ['the course', [{ type: 'text', field: 'title', locale: 'ro', text: 'Cursul' }]],
    ['the order', [{ type: 'moveLesson', id: 'l9', by: 1 }]],
    [
      'what is there',
      [
        { type: 'removeLesson', id: 'l7' },
        { type: 'removeUnit', id: 'u3' },
      ],
    ],
  ])('bring back %s after a reload, with what it was based on', (_, edits) => {
    const doc = edited(...edits);
    keep(open(), doc);
    expect(open().read()).toEqual({ doc, base: stored, rev: 5, at: 1_000 });
  });

  it('are gone once they are saved or undone', () => {
    const kept = open();
    keep(kept, edited(written('l7', 'Altceva.'), titled('l8', 'Alt titlu')));
    keep(kept, stored);
    expect(localStorage).toHaveLength(0);
    keep(kept, edited(written('l7', 'Altceva.')));
    open().read();
    kept.clear();
    expect(localStorage).toHaveLength(0);
  });

  it('bring back what was written in a lesson that somebody else has removed', () => {
    keep(open(), edited(written('l7', 'Altceva.')));
    const { doc, base } =
      keptDraft('ana', 'c1')
        .on(edited({ type: 'removeUnit', id: 'u0' }))
        .read() ?? {};
    expect(doc?.content.outline.at(-1)).toMatchObject({ id: 'u0', lessons: [{ id: 'l7' }] });
    expect([doc?.bodies.l7_ro, base?.bodies.l7_ro]).toEqual(['Altceva.', TEXT]);
  });

  it('of two tabs stay both, and a save in one of them does not lose those of the other', () => {
    const [one, other] = [open(), open()];
    keep(one, edited(written('l7', 'Din prima.')));
    keep(other, edited(written('l8', 'Din a doua.')));
    expect(open().read()?.doc.bodies).toMatchObject({ l7_ro: 'Din prima.', l8_ro: 'Din a doua.' });
    one.clear();
    expect(open().read()?.doc).toEqual(edited(written('l8', 'Din a doua.')));
  });

  it('are kept anew after another tab has saved them, and more was typed', () => {
    const kept = open();
    keep(kept, edited(written('l7', 'Una.'), titled('l8', 'Alt titlu')));
    const other = open();
    other.read();
    other.clear();
    const doc = edited(written('l7', 'Una și alta.'), titled('l8', 'Alt titlu'));
    keep(kept, doc);
    expect(open().read()).toMatchObject({ doc, base: stored });
  });

  it('write at a key no more than what it changes, however long the course is', () => {
    const kept = open();
    keep(kept, edited(written('l7', `${TEXT}A`)));
    expect(charactersIn(() => keep(kept, edited(written('l7', `${TEXT}Ap`))))).toBeLessThan(TEXT.length + 100);
    keep(kept, edited(titled('l8', 'A')));
    expect(charactersIn(() => keep(kept, edited(titled('l8', 'Ap'))))).toBeLessThan(300);
  });

  it('look at a key in the texts of the course at none of its lessons', () => {
    let looks = 0;
    const watched = <Item extends object>(item: Item) =>
      new Proxy(item, {
        get: (of, name) => {
          looks += 1;
          return Reflect.get(of, name);
        },
      });
    const outline = stored.content.outline.map((unit) => ({ ...unit, lessons: unit.lessons.map(watched) }));
    const base: DraftState = { ...stored, content: { ...stored.content, outline } };
    const doc = editDraft(base, { type: 'text', field: 'subtitle', locale: 'ro', text: 'A' });
    keptDraft('ana', 'c1').on(base).keep({ doc, base, rev: 5, at: 1_000 });
    expect(looks).toBe(0);
    expect(open().read()?.doc.content.subtitle).toEqual({ ro: 'A' });
  });
});
