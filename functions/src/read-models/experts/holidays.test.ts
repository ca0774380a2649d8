import { memoryStore } from '../../store/memory-store.ts';
import { freeTimes } from './free-times.ts';
import { keepEverybody } from './keep-everybody.ts';
import { keepPerson } from './keep-person.ts';
import { readList } from './list/read-list.ts';
import { readPerson } from './read-person.ts';

/** A Monday; both experts have Tuesdays from ten to twelve. */
const NOW = new Date('2026-11-23T08:00:00Z');
const OFFERING = {
  ...{
    title: { ro: 'Discuție' },
    description: {},
    durationMin: 60,
    bufferBeforeMin: 0,
    bufferAfterMin: 0,
    gridMin: 60,
  },
  ...{ minNoticeMin: 0, horizonDays: 10, maxPerDay: 5, cancelNoticeMin: 0, active: true, location: 'online' },
};
const expert = (displayName: string, status: string) => ({
  ...{ displayName, headline: {}, bio: {}, languages: ['ro'], topics: {}, categoryIds: [], timeZone: 'UTC', status },
  ...{ ratingAvg: 0, ratingCount: 0, offerings: { talk: OFFERING } },
});
const hours = (overrides: object[] = []) => ({
  ...{ timeZone: 'UTC', weekly: [{ day: 2, from: '10:00', to: '12:00' }], overrides, timeOff: [], rev: 1 },
});
const TUESDAYS = ['2026-11-24T10', '2026-11-24T11', '2026-12-01T10', '2026-12-01T11'];
const holiday = {
  rev: 1,
  value: { days: [{ date: '2026-12-01', name: { ro: 'Ziua Națională', en: 'National Day' } }] },
};

describe('the free times of experts', () => {
  it('leave the holidays out once they are named, for whoever has not given them hours', async () => {
    const documents = new Map<string, Record<string, unknown>>([
      ['experts/ana', expert('Ana', 'listed')],
      ['schedules/ana', hours()],
      ['experts/dan', expert('Dan', 'paused')],
      ['schedules/dan', hours([{ date: '2026-12-01', intervals: [{ from: '18:00', to: '19:00' }] }])],
      ['experts/eva', expert('Eva', 'draft')],
    ]);
    const store = memoryStore(documents);
    const starts = async (uid: string) => {
      const person = await readPerson(store, uid, NOW);
      const times = person ? freeTimes(person, NOW).flatMap((each) => [...each.starts]) : [];
      return times.map((start) => start.toISOString().slice(0, 13));
    };
    for (const uid of ['ana', 'dan']) await keepPerson(store, { uid, now: NOW });
    expect(await starts('ana')).toEqual(TUESDAYS);

    documents.set('siteContent/holidays', holiday);
    await keepEverybody(store, NOW);
    expect(await starts('ana')).toEqual(TUESDAYS.slice(0, 2));
    expect(await starts('dan')).toEqual([...TUESDAYS.slice(0, 2), '2026-12-01T18']);
    const [listed] = await readList(store, NOW);
    const days = listed?.times[0]?.runs.map(([first]) => new Date(first * 60_000).toISOString().slice(0, 10));
    expect(days).toEqual(['2026-11-24', '2026-12-08']);
    expect(documents.has('expertViews/eva')).toBe(false);

    documents.delete('siteContent/holidays');
    await keepEverybody(store, NOW);
    expect(await starts('ana')).toEqual(TUESDAYS);
  });
});
