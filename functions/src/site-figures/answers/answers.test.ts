import { addedUp, siteFiguresSchema } from '@cursiv/shared-domain';
import { write } from 'firebase-functions/logger';
import { memoryStore } from '../../store/memory-store.ts';
import { addAnswers } from './add-answers.ts';
import { countData, countPage } from './count-answers.ts';
import { metered } from './metered.ts';
import { missedWords } from './missed-words.ts';
import { pageKind } from './page-kind.ts';
import { shownLanguage } from './shown-language.ts';
import { tally } from './tally.ts';

jest.mock('firebase-functions/logger', () => ({ write: jest.fn() }));

const START = new Date('2026-11-30T21:58:00Z');
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000);

function site() {
  const documents = new Map<string, Record<string, unknown>>();
  const store = memoryStore(documents);
  let writes = 0;
  const answers = tally((amounts) => {
    writes += 1;
    return addAnswers(store, amounts);
  });
  const counts = () => addedUp([...documents.values()].map((fields) => siteFiguresSchema.parse(fields)));
  return { documents, answers, counts, writes: () => writes };
}

const course = { kind: 'course', locale: 'en', shownIn: 'ro', bytes: 1000 } as const;

describe('answers that are counted in memory', () => {
  it('are written together, once a minute at most, each under the day on which it was given', async () => {
    const { answers, counts, writes, documents } = site();
    countPage(answers, course, START);
    await answers.flush(START);
    for (let second = 1; second <= 120; second += 1) {
      countPage(answers, { ...course, shownIn: 'en' }, later(second));
      await answers.flush(later(second));
    }
    expect(writes()).toBe(3);
    expect(counts()).toMatchObject({
      '2026-11-30:view:en:course': 120,
      '2026-12-01:view:en:course': 1,
      '2026-11-30:missed:en:course': 1,
      '2026-11-30:egress:course': 120_000,
      '2026-11-30:writes': 2,
      '2026-12-01:writes': 1,
    });
    expect([...documents.keys()].sort()).toEqual(['siteFigures/2026-11__answers', 'siteFigures/2026-12__answers']);
  });

  it('are lost where they cannot be written, are never counted twice, and hold up nobody', async () => {
    let isDown = true;
    const written: object[] = [];
    const answers = tally(async (amounts) => {
      written.push(amounts);
      if (isDown) throw new Error('unavailable');
    });
    countPage(answers, course, START);
    await expect(answers.flush(START)).resolves.toBeUndefined();
    expect(write).toHaveBeenCalledTimes(1);
    isDown = false;
    countPage(answers, course, later(61));
    await answers.flush(later(61));
    expect(written.at(-1)).toMatchObject({ '2026-11-30:view:en:course': 1 });
  });
});

const searched = { kind: 'courses', bytes: 10, reads: 2, body: { total: 0 } } as const;

describe('searches that found nothing', () => {
  it('are counted, and their words only when enough addresses asked for them', async () => {
    const { answers, counts } = site();
    const missed = missedWords();
    const ask = (words: string, address: string, total = 0) =>
      countData(answers, missed, { ...searched, body: { total }, words, address }, START);
    for (const address of ['a', 'b', 'b', 'c', 'd']) ask('Excel Avansat', address);
    for (let times = 0; times < 9; times += 1) ask('ana din vecini', 'a');
    ask('caligrafie', 'a', 4);
    ask('', 'a');
    await answers.flush(START);
    expect(JSON.stringify(counts())).not.toMatch(/words/);
    expect(counts()).toMatchObject({ '2026-11-30:search:courses': 15, '2026-11-30:nothing:courses': 14 });
    for (const address of ['e', 'f', 'f']) ask('excel  avansat', address);
    await answers.flush(later(60));
    expect(counts()).toMatchObject({ '2026-11:words:excel avansat': 6 });
  });

  it('say nothing that may be a number, an address or a long text', () => {
    const missed = missedWords();
    for (const text of ['sună la 0722123456', 'ana@cursiv.test', 'cuvânt '.repeat(20), '  ']) {
      const counted = ['a', 'b', 'c', 'd', 'e', 'f'].map((address) => missed(text, address, START));
      expect(counted.filter(Boolean)).toEqual([]);
    }
  });

  it('keep the words that are asked for most, when somebody floods the month with others', async () => {
    const documents = new Map<string, Record<string, unknown>>();
    const store = memoryStore(documents);
    await addAnswers(store, { '2026-11:words:excel': 50, '2026-11-30:writes': 1 });
    const flood = Array.from({ length: 500 }, (_, index) => [`2026-11:words:x${index}`, 5]);
    await addAnswers(store, Object.fromEntries(flood));
    const { counts } = siteFiguresSchema.parse(documents.get('siteFigures/2026-11__answers'));
    expect(Object.keys(counts)).toHaveLength(201);
    expect(counts).toMatchObject({ '2026-11:words:excel': 50, '2026-11-30:writes': 1 });
  });
});

describe('what is counted of a page', () => {
  it.each([
    ['/', 'index'],
    ['/resurse', 'resources'],
    ['/courses', 'courses'],
    ['/courses/c1', 'course'],
    ['/courses/c1/lessons/l1', 'lesson'],
    ['/experts/eva', 'expert'],
    ['/login', 'account'],
    ['/dashboard/courses', 'dashboard'],
    ['/admin-setup', 'admin'],
    ['/constructor', 'other'],
  ])('%s is of the kind %s', (path, kind) => expect(pageKind(path)).toBe(kind));

  it.each([
    [{ site: {}, course: { title: { text: 'Litere', locale: 'ro' } } }, 'ro'],
    [{ lesson: { title: { text: 'Letters', locale: 'en' } } }, 'en'],
    [{ expert: { headline: { text: 'Letters', locale: 'en' } } }, 'en'],
    [{ courses: [], total: 0 }, undefined],
    [undefined, undefined],
  ])('%j is in %s', (payload, locale) => expect(shownLanguage(payload)).toBe(locale));

  it('is what the database charges for', async () => {
    const documents = new Map(['a', 'b', 'c'].map((id) => [`courses/${id}`, {}]));
    const { source, during } = metered(memoryStore(documents));
    const listed = during(async () => {
      await source.get('courses/none');
      await source.find({ collection: 'courses' });
      await source.find({ collection: 'nothing' });
      await source.count({ collection: 'courses' });
      return 'listed';
    });
    const shown = during(() => source.get('courses/a'));
    expect(await listed).toEqual({ result: 'listed', reads: 1 + 3 + 1 + 1 });
    expect(await shown).toMatchObject({ reads: 1 });
  });
});
