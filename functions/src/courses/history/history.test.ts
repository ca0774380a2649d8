import type { CourseDraft } from '@cursiv/shared-domain';
import { memoryStore } from '../../store/memory-store.ts';
import { forgetDraft } from './forget-draft.ts';
import { keepHistory, type Said } from './keep-history.ts';
import { keepTitleHistory } from './keep-title-history.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const minute = (count: number) => new Date(NOW.getTime() + count * 60_000);
const PLACE = { courseId: 'c1', textId: 'l1_ro', locale: 'ro' as const };

function world() {
  const documents = new Map<string, Record<string, unknown>>([
    ['users/ana', { name: 'Ana Pop' }],
    ['users/dan', { name: 'Dan Rusu' }],
  ]);
  const store = memoryStore(documents);
  let stored: Said | undefined;
  const save = async (by: string, text: string, at: number, more: Partial<Said> = {}) => {
    const after = { ownerUid: 'ana', by, text, ...more };
    await keepHistory(store, PLACE, { before: stored, after, at: minute(at) });
    stored = after;
  };
  const told = () =>
    [...documents]
      .flatMap(([path, fields]) => (path.startsWith('courseDrafts/c1/history/') ? [fields] : []))
      .toSorted((one, other) => Number(one.at) - Number(other.at))
      .map(({ byName, text }) => `${byName}: ${text}`);
  const begin = (said: Said) => {
    stored = said;
  };
  return { documents, store, save, told, begin };
}

describe('the history of a text', () => {
  it('says who wrote what, edits of one person within some minutes as one', async () => {
    const { save, told } = world();
    await save('ana', 'Unu', 0);
    await save('ana', 'Unu doi', 3);
    await save('dan', 'Unu doi trei', 4);
    await save('ana', 'Unu, doi, trei', 5);
    await save('ana', 'Unu, doi, trei, patru', 16);
    expect(told()).toEqual([
      'Ana Pop: Unu doi',
      'Dan Rusu: Unu doi trei',
      'Ana Pop: Unu, doi, trei',
      'Ana Pop: Unu, doi, trei, patru',
    ]);
  });

  it('begins with what was there before it', async () => {
    const { save, told, begin } = world();
    begin({ ownerUid: 'ana', text: 'De la început' });
    await save('dan', 'Altceva', 0);
    expect(told()).toEqual([': De la început', 'Dan Rusu: Altceva']);
  });

  it('keeps what was there when an earlier text is brought back, or most of it is taken away', async () => {
    const { save, told } = world();
    await save('ana', 'Un text lung de tot', 0);
    await save('ana', '', 1);
    await save('ana', 'Alt text', 2);
    await save('ana', 'Un text lung de tot', 3, { restoredFrom: 'l1_ro__0' });
    await save('ana', 'Un text lung de tot!', 4);
    expect(told()).toEqual([
      'Ana Pop: Un text lung de tot',
      'Ana Pop: Alt text',
      'Ana Pop: Un text lung de tot',
      'Ana Pop: Un text lung de tot!',
    ]);
  });

  it('says nothing of what was not changed, not written by a person, or was told before', async () => {
    const { store, save, told } = world();
    const after = { ownerUid: 'ana', text: 'Unu' };
    await keepHistory(store, PLACE, { before: undefined, after, at: NOW });
    await save('ana', 'Unu', 0);
    await save('ana', 'Unu', 1);
    await keepHistory(store, PLACE, { before: undefined, after: { ...after, by: 'ana' }, at: NOW });
    expect(told()).toEqual(['Ana Pop: Unu']);
  });

  it('keeps a save that is told late beside the later one', async () => {
    const { store, save, told } = world();
    await save('dan', 'Al doilea', 5);
    const first = { ownerUid: 'ana', by: 'ana', text: 'Primul' };
    await keepHistory(store, PLACE, { before: undefined, after: first, at: minute(4) });
    expect(told()).toEqual(['Ana Pop: Primul', 'Dan Rusu: Al doilea']);
  });

  it('ends: the last hundred entries are kept, or some more', async () => {
    const { documents, save, told } = world();
    for (let count = 0; count < 300; count += 1) await save(count % 2 ? 'ana' : 'dan', `Textul ${count}`, count);
    expect(told().length).toBeGreaterThanOrEqual(100);
    expect(told().length).toBeLessThanOrEqual(120);
    expect(told().at(-1)).toBe('Ana Pop: Textul 299');
    expect(documents.size).toBeLessThan(125);
  });

  it('goes with a deleted draft, and leaves what others have there', async () => {
    const { documents, store, save } = world();
    await save('ana', 'Unu', 0);
    documents.set('courseDrafts/c1/history/other', { ownerUid: 'vera' });
    documents.set('courseDrafts/c1/present/ana', { at: NOW });
    documents.set('invitations/i1', { ownerUid: 'ana', courseId: 'c1' });
    documents.set('invitations/i2', { ownerUid: 'ana', courseId: 'c2' });
    await forgetDraft(store, 'c1', 'ana');
    expect([...documents.keys()].filter((path) => !path.startsWith('users/'))).toEqual([
      'courseDrafts/c1/history/other',
      'invitations/i2',
    ]);
  });
});

describe('the history of titles and descriptions', () => {
  const draft = (rev: number, by: string | undefined, title: string, more: object = {}) =>
    ({
      ...{
        id: 'c1',
        ownerUid: 'ana',
        rev,
        ...(by && { saved: { by, rev, ...more } }),
        baseLocale: 'ro',
        title: { ro: title },
      },
      ...{ subtitle: {}, description: {}, outcomes: { ro: ['Scrii'] }, categoryId: 'arts', level: 'beginner' },
      outline: [{ id: 'u1', title: { ro: `Secțiunea ${rev > 2 ? 2 : 1}` }, lessons: [] }],
    }) as unknown as CourseDraft;
  const entries = (documents: Map<string, Record<string, unknown>>) =>
    [...documents].flatMap(([path, { textId, byName, text, restoredFrom }]) =>
      path.includes('/history/') ? [[textId, byName, text, ...(restoredFrom ? [restoredFrom] : [])]] : [],
    );

  it('says who wrote them in a draft that is saved whole, and what was brought back', async () => {
    const { documents, store } = world();
    const saves = [
      draft(1, 'ana', 'Unu'),
      draft(2, 'dan', 'Doi'),
      draft(3, 'ana', 'Unu', { textId: 'course title_ro', restoredFrom: 'e0' }),
    ];
    for (const [index, after] of saves.slice(1).entries())
      await keepTitleHistory(store, { before: saves[index] as CourseDraft, after, at: minute(index) });
    expect(entries(documents)).toEqual([
      ['course title_ro', '', 'Unu'],
      ['course title_ro', 'Dan Rusu', 'Doi'],
      ['course title_ro', 'Ana Pop', 'Unu', 'e0'],
      ['unit u1_ro', '', 'Secțiunea 1'],
      ['unit u1_ro', 'Ana Pop', 'Secțiunea 2'],
    ]);
  });

  it('signs nothing for who saved with an older build, which leaves the signature of an earlier save', async () => {
    const { documents, store } = world();
    const after = { ...draft(3, 'ana', 'Trei'), saved: { by: 'ana', rev: 2 } };
    await keepTitleHistory(store, { before: draft(2, 'ana', 'Doi'), after, at: NOW });
    expect(entries(documents)).toEqual([]);
  });
});
