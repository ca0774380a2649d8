import { randomUUID } from 'node:crypto';
import { answer } from '../../payload/answer.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { freeTimes } from './free-times.ts';
import { keepPerson } from './keep-person.ts';
import { type Person, packPerson, viewPath } from './person.ts';
import { readPerson } from './read-person.ts';

const expert = (id: string, status: 'listed' | 'draft' = 'listed') => ({
  id,
  displayName: `Expert ${id}`,
  headline: { ro: `Titlul lui ${id}` },
  bio: { ro: 'Bio' },
  languages: ['ro' as const],
  topics: { ro: ['somn', 'muncă'] },
  categoryIds: ['wellbeing' as const],
  timeZone: 'Europe/Bucharest',
  status,
  ratingAvg: 5,
  ratingCount: 1,
  offerings: {},
});

/** An expert with a full month: two hundred half hours taken and eight written reviews. */
const person = (id: string) =>
  ({
    expert: expert(id),
    locks: Array.from({ length: 200 }, (_, index) => {
      const startAt = new Date(Date.UTC(2026, 10, 23) + index * 1_800_000);
      return { expertUid: id, bookingId: randomUUID(), startAt, endAt: new Date(startAt.getTime() + 1_800_000) };
    }),
    reviews: [],
  }) as unknown as Person;

describe('a listed expert', () => {
  it('has no time left on a day with as many bookings as they want', async () => {
    const one = {
      title: { ro: 'Discuție' },
      description: {},
      ...{ durationMin: 60, bufferBeforeMin: 0, bufferAfterMin: 0, gridMin: 60, minNoticeMin: 0, horizonDays: 1 },
      ...{ maxPerDay: 2, cancelNoticeMin: 0, active: true, location: 'online' },
    };
    const weekly = [{ day: 1, from: '10:00', to: '14:00' }];
    const lock = (bookingId: string, hour: number) => ({
      ...{ expertUid: 'ana', bookingId, startAt: new Date(Date.UTC(2026, 10, 23, hour)) },
      endAt: new Date(Date.UTC(2026, 10, 23, hour, 30)),
    });
    const free = async (...locks: object[]) => {
      const schedule = { rev: 1, timeZone: 'UTC', weekly, overrides: [], timeOff: [] };
      const ana = { ...person('ana'), expert: { ...expert('ana'), offerings: { talk: one } }, schedule, locks };
      const now = new Date(Date.UTC(2026, 10, 23));
      const fields = packPerson(ana as unknown as Person, now);
      const read = await readPerson(memoryStore(new Map([[viewPath('ana'), fields]])), 'ana', now);
      return read && freeTimes(read, now).flatMap(({ starts }) => [...starts].map((start) => start.getUTCHours()));
    };
    expect(await free(lock('b1', 10))).toEqual([11, 12, 13]);
    expect(await free(lock('b1', 10), lock('b2', 11))).toEqual([]);
  });

  it('fits a document with a full quarter and more', async () => {
    const busy = Array.from({ length: 1000 }, (_, index) => ({ from: index * 100, to: index * 100 + 45 }));
    const full = { ...person('ana'), busy };
    const fields = packPerson(full, new Date());
    expect(fields.bytes.length).toBeLessThan(100_000);
    const read = await readPerson(memoryStore(new Map([[viewPath('ana'), fields]])), 'ana', new Date());
    expect(read?.busy).toEqual(busy);
    expect(read?.locks[3]?.startAt).toEqual(full.locks[3]?.startAt);
    expect(read?.locks[3]?.bookingId).toBe('3');
  });

  it('is not written when nobody sees them', async () => {
    const documents = new Map<string, Record<string, unknown>>([['experts/ana', expert('ana')]]);
    await keepPerson(memoryStore(documents), { uid: 'ana', now: new Date() });
    documents.set('experts/dan', expert('dan', 'draft'));
    const before = new Map(documents);
    await keepPerson(memoryStore(documents), { uid: 'dan', now: new Date() });
    await keepPerson(memoryStore(documents), { uid: 'nobody', now: new Date() });
    expect(documents).toEqual(before);
  });

  it('has a page without times while they pause, and none once they have left', async () => {
    const now = new Date(Date.UTC(2026, 10, 23));
    const documents = new Map<string, Record<string, unknown>>([['experts/ana', expert('ana')]]);
    const store = memoryStore(documents);
    const become = async (status: string) => {
      documents.set('experts/ana', { ...documents.get('experts/ana'), status });
      await keepPerson(store, { uid: 'ana', now });
      const list = (await answer('GET', '/payload/ro/experts.json', store, now)).body as { total: number };
      const page = await answer('GET', '/payload/ro/experts/ana.json', store, now);
      const shown = (page.body as { expert?: { isPaused?: true } }).expert;
      return { listed: list.total, status: page.status, isPaused: shown?.isPaused };
    };
    expect(await become('listed')).toEqual({ listed: 1, status: 200, isPaused: undefined });
    expect(await become('paused')).toEqual({ listed: 0, status: 200, isPaused: true });
    expect(await become('retired')).toEqual({ listed: 0, status: 404, isPaused: undefined });
    expect(await become('suspended')).toEqual({ listed: 0, status: 404, isPaused: undefined });
  });

  it('has the free times of a month for one read and less than 30 ms of CPU, however full it is', async () => {
    const weekly = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '20:00' }));
    const offering = {
      ...{ title: { ro: 'D' }, description: {}, durationMin: 30, bufferBeforeMin: 5, bufferAfterMin: 5, gridMin: 15 },
      ...{ minNoticeMin: 0, horizonDays: 31, maxPerDay: 20, maxPerWeek: 70, cancelNoticeMin: 0, active: true },
      location: 'online',
    };
    const schedule = { rev: 1, timeZone: 'Europe/Bucharest', weekly, overrides: [], timeOff: [] };
    const now = new Date('2026-11-23T06:00:00Z');
    // A thousand quarters of an hour that are taken elsewhere, some of them in every week.
    const busy = Array.from({ length: 1000 }, (_, index) => ({
      from: now.getTime() / 60_000 + index * 90,
      to: now.getTime() / 60_000 + index * 90 + 15,
    }));
    const ana = { ...person('ana'), busy, expert: { ...expert('ana'), offerings: { talk: offering } }, schedule };
    const kept = memoryStore(new Map([[viewPath('ana'), packPerson(ana as unknown as Person, now)]]));
    let reads = 0;
    const counted = {
      ...kept,
      get: (path: string) => {
        reads += 1;
        return kept.get(path);
      },
    };
    const costs: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const before = process.cpuUsage();
      const read = await readPerson(counted, 'ana', now);
      const starts = read ? freeTimes(read, now).flatMap((each) => [...each.starts]) : [];
      const { user, system } = process.cpuUsage(before);
      expect(starts.length).toBeGreaterThan(10);
      costs.push((user + system) / 1000);
    }
    expect(reads).toBe(costs.length);
    expect(Math.min(...costs)).toBeLessThan(30);
  });
});
