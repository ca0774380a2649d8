import * as fc from 'fast-check';
import type { DraftLesson } from '../course-draft-schema.ts';
import { type DraftWords, mergeDrafts } from './merge-drafts.ts';

const lesson = (id: string, ro = `Lecția ${id}`, more: Partial<DraftLesson> = {}): DraftLesson => ({
  ...{ id, type: 'text', title: { ro }, freePreview: false, durationSec: 60, ...more },
});

type Units = Record<string, DraftLesson[]>;

const draft = (
  units: Units,
  bodies: Record<string, string> = {},
  changes: Partial<DraftWords['content']> = {},
): DraftWords => ({
  content: {
    ...{ baseLocale: 'ro', title: { ro: 'Caligrafie' }, subtitle: {}, description: {}, outcomes: {} },
    ...{ categoryId: 'arts', level: 'beginner' },
    outline: Object.entries(units).map(([id, lessons]) => ({ id, title: { ro: `Secțiunea ${id}` }, lessons })),
    ...changes,
  },
  bodies,
  quizzes: {},
  captions: {},
});
const order = ({ content }: DraftWords) =>
  content.outline.map(({ id, lessons }) => `${id}: ${lessons.map((one) => one.id).join(' ')}`);

const BASE = draft({ u: [lesson('a'), lesson('b')], v: [lesson('c')] }, { a_ro: 'Unu.\n\nDoi.', b_ro: 'Trei.' });

describe('a draft that two people write', () => {
  it('never joins two titles: a person decides which stays', () => {
    const [none, one, other] = [{}, { ro: 'Caligrafie' }, { ro: 'Litere' }].map((title) => draft({}, {}, { title }));
    const { draft: merged, conflicts } = mergeDrafts(none as DraftWords, one as DraftWords, other as DraftWords);
    expect(merged.content.title).toEqual({ ro: 'Caligrafie' });
    expect(conflicts).toMatchObject([{ mine: 'Caligrafie', theirs: 'Litere', place: { field: 'title' } }]);
  });

  it('has the texts, titles and settings of both', () => {
    const mine = draft(
      { u: [lesson('a'), lesson('b', 'Altfel')], v: [lesson('c')] },
      { a_ro: 'Unu!\n\nDoi.', b_ro: 'Trei.' },
    );
    const theirs = draft(
      { u: [lesson('a', 'Lecția a', { durationSec: 90 }), lesson('b')], v: [lesson('c')] },
      { a_ro: 'Unu.\n\nDoi!', b_ro: 'Trei.', c_en: 'Three.' },
      { level: 'advanced', title: { ro: 'Caligrafie', en: 'Calligraphy' } },
    );
    expect(mergeDrafts(BASE, mine, theirs)).toEqual({
      draft: draft(
        { u: [lesson('a', 'Lecția a', { durationSec: 90 }), lesson('b', 'Altfel')], v: [lesson('c')] },
        { a_ro: 'Unu!\n\nDoi!', b_ro: 'Trei.', c_en: 'Three.' },
        { level: 'advanced', title: { ro: 'Caligrafie', en: 'Calligraphy' } },
      ),
      conflicts: [],
    });
  });

  it('has the lessons of both, in the order of who has moved some', () => {
    const mine = draft({ u: [lesson('b'), lesson('a'), lesson('mine')], v: [lesson('c')] }, BASE.bodies);
    const theirs = draft({ u: [lesson('a'), lesson('theirs'), lesson('b')], v: [lesson('c')], w: [] }, BASE.bodies);
    expect(order(mergeDrafts(BASE, mine, theirs).draft)).toEqual(['u: b a theirs mine', 'v: c', 'w: ']);
  });

  it('follows a lesson into another section, with what the other has written in it', () => {
    const mine = draft({ u: [lesson('a')], v: [lesson('b'), lesson('c')] }, BASE.bodies);
    const theirs = draft({ u: [lesson('a'), lesson('b')], v: [lesson('c')] }, { ...BASE.bodies, b_ro: 'Trei!' });
    const { draft: merged } = mergeDrafts(BASE, mine, theirs);
    expect(order(merged)).toEqual(['u: a', 'v: b c']);
    expect(merged.bodies.b_ro).toBe('Trei!');
  });

  it('loses what one has taken away, unless the other has written in it', () => {
    const mine = draft({ u: [lesson('a')] }, { a_ro: 'Unu.\n\nDoi.' });
    expect(order(mergeDrafts(BASE, mine, BASE).draft)).toEqual(['u: a']);
    const theirs = draft({ u: [lesson('a'), lesson('b')], v: [lesson('c')] }, { ...BASE.bodies, c_ro: 'Scris acum.' });
    expect(order(mergeDrafts(BASE, mine, theirs).draft)).toEqual(['u: a', 'v: c']);
  });

  it('asks about a paragraph and a title that both have written otherwise, and takes the answers', () => {
    const mine = draft(
      { u: [lesson('a'), lesson('b')], v: [lesson('c')] },
      { a_ro: 'Al meu.\n\nDoi.', b_ro: 'Trei.' },
      { title: { ro: 'Titlul meu' } },
    );
    const theirs = draft(
      { u: [lesson('a'), lesson('b')], v: [lesson('c')] },
      { a_ro: 'Al lor.\n\nDoi.', b_ro: 'Trei.' },
      { title: { ro: 'Titlul lor' } },
    );
    const { draft: asked, conflicts } = mergeDrafts(BASE, mine, theirs);
    expect(conflicts).toMatchObject([
      { place: { of: 'course', field: 'title' }, locale: 'ro', mine: 'Titlul meu', theirs: 'Titlul lor' },
      { place: { of: 'lesson', id: 'a', field: 'text' }, base: 'Unu.', mine: 'Al meu.', theirs: 'Al lor.' },
    ]);
    expect(asked.bodies.a_ro).toBe('Al meu.\n\nDoi.');
    const answers = Object.fromEntries(conflicts.map(({ key, theirs: text }) => [key, `${text} Și al meu.`]));
    const answered = mergeDrafts(BASE, mine, theirs, answers);
    expect(answered.conflicts).toEqual([]);
    expect(answered.draft.bodies.a_ro).toBe('Al lor. Și al meu.\n\nDoi.');
    const on = mergeDrafts(BASE, draft({ u: [lesson('a')] }, { a_ro: 'Al meu, mai departe.' }), theirs, answers);
    expect(on.conflicts).toMatchObject([{ mine: 'Al meu, mai departe.' }]);
  });

  it('keeps the captions of both, and the questions', () => {
    const film = (...captions: { locale: 'ro' | 'en'; path: string }[]) =>
      lesson('a', 'Film', { type: 'video', video: { path: 'f.mp4', contentType: 'video/mp4', captions } });
    const { draft: merged } = mergeDrafts(
      draft({ u: [film()] }),
      draft({ u: [film({ locale: 'ro', path: 'ro.vtt' })] }),
      draft({ u: [film({ locale: 'en', path: 'en.vtt' })] }),
    );
    expect(merged.content.outline[0]?.lessons[0]?.video?.captions.map(({ path }) => path).toSorted()).toEqual([
      'en.vtt',
      'ro.vtt',
    ]);
  });
});

const ids = ['a', 'b', 'c', 'd'];
const anyText = fc
  .array(fc.constantFrom('Unu.', 'Doi.', 'Trei.', 'Patru.'), { maxLength: 3 })
  .map((lines) => lines.join('\n\n'));
const anyDraft = fc
  .record({
    lessons: fc.shuffledSubarray(ids),
    cut: fc.nat(4),
    texts: fc.dictionary(fc.constantFrom('a_ro', 'b_ro', 'c_en', 'd_ro'), anyText),
    title: fc.constantFrom('Unu', 'Doi', 'Trei'),
  })
  .map(({ lessons, cut, texts, title }) => {
    const made = lessons.map((id) => lesson(id));
    const bodies = Object.entries(texts).filter(([id, text]) => text !== '' && lessons.includes(id.slice(0, 1)));
    return draft({ u: made.slice(0, cut), v: made.slice(cut) }, Object.fromEntries(bodies), { title: { ro: title } });
  });

describe('merging drafts', () => {
  it('is the same each time; who has changed nothing gets what the other has, and the same edits agree', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, anyDraft, (base, mine, theirs) => {
        expect(mergeDrafts(base, mine, theirs)).toEqual(mergeDrafts(base, mine, theirs));
        for (const one of [mine, theirs]) {
          expect(mergeDrafts(base, one, base)).toEqual({ draft: one, conflicts: [] });
          expect(mergeDrafts(base, base, one)).toEqual({ draft: one, conflicts: [] });
          expect(mergeDrafts(base, one, one)).toEqual({ draft: one, conflicts: [] });
        }
      }),
    );
  });

  it('loses no paragraph that somebody has written, and no lesson twice', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, anyDraft, (base, mine, theirs) => {
        const { draft: merged, conflicts } = mergeDrafts(base, mine, theirs);
        const there = merged.content.outline.flatMap(({ lessons }) => lessons.map(({ id }) => id));
        expect(new Set(there).size).toBe(there.length);
        const said = [...Object.values(merged.bodies), ...conflicts.map((conflict) => conflict.theirs)].join('\n\n');
        for (const side of [mine, theirs]) {
          for (const [id, text] of Object.entries(side.bodies)) {
            const was = base.bodies[id]?.split('\n\n') ?? [];
            for (const line of text.split('\n\n')) if (!was.includes(line)) expect(said).toContain(line);
          }
        }
      }),
    );
  });
});
