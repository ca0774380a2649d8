import { memoryStore } from '../../store/memory-store.ts';
import { freeTimes } from './free-times.ts';
import { keepPerson } from './keep-person.ts';
import { readList } from './list/read-list.ts';
import { readPerson } from './read-person.ts';
import { keepEverybody } from './renew-times.ts';

/** A Monday; both experts have Tuesdays from ten to twelve. */
const NOW = new Date('2026-11-23T08:00:00Z');
const minutesLater = (minutes: number) => new Date(+NOW + minutes * 60_000);
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
    await keepEverybody(store, minutesLater(1), () => minutesLater(2));
    expect(await starts('ana')).toEqual(TUESDAYS.slice(0, 2));
    expect(await starts('dan')).toEqual([...TUESDAYS.slice(0, 2), '2026-12-01T18']);
    const [listed] = await readList(store, NOW);
    const days = listed?.times[0]?.runs.map(([first]) => new Date(first * 60_000).toISOString().slice(0, 10));
    expect(days).toEqual(['2026-11-24', '2026-12-08']);
    expect(documents.has('expertViews/eva')).toBe(false);

    documents.delete('siteContent/holidays');
    await keepEverybody(store, minutesLater(3), () => minutesLater(4));
    expect(await starts('ana')).toEqual(TUESDAYS);
  });

  it('of more than are looked for at once are all renewed; who begins again after an end halfway does the rest', async () => {
    const uids = Array.from({ length: 600 }, (_, at) => `e${at}`);
    const documents = new Map<string, Record<string, unknown>>(
      uids.map((uid) => [`experts/${uid}`, expert(uid, 'paused')]),
    );
    for (const uid of uids) documents.set(`expertViews/${uid}`, { keptAt: NOW, bytes: Buffer.from('') });
    const plain = memoryStore(documents);
    let left = 400;
    const ended = {
      ...plain,
      transact: ((work) =>
        --left < 0 ? Promise.reject(new Error('ended')) : plain.transact(work)) as typeof plain.transact,
    };
    const isRenewed = (uid: string) => Number(documents.get(`expertViews/${uid}`)?.keptAt) > Number(NOW);
    await expect(keepEverybody(ended, minutesLater(1), () => minutesLater(2))).rejects.toThrow('ended');
    expect(uids.filter(isRenewed)).toHaveLength(400);
    const again = jest.spyOn(plain, 'transact');
    await keepEverybody(plain, minutesLater(1), () => minutesLater(3));
    expect(uids.filter(isRenewed)).toHaveLength(600);
    expect(again).toHaveBeenCalledTimes(200);
  });
});
