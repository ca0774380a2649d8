import { randomUUID } from 'node:crypto';
import { memoryStore } from '../../store/memory-store.ts';
import { counted } from '../../store/testing/counted.ts';
import { freeTimes } from './free-times.ts';
import { keepPerson } from './keep-person.ts';
import { PEOPLE_PATH, type Person, packPeople } from './person.ts';
import { readPeople } from './read-people.ts';

const WORDS = 'oameni care învață seara după muncă și vor să meargă până la capăt fără grabă cu răbdare'.split(' ');
const prose = (length: number, seed: number) =>
  Array.from({ length }, (_, index) => WORDS[(index * 7 + seed * 13 + (index % 5) * seed) % WORDS.length]).join(' ');

const expert = (id: string, status: 'listed' | 'draft' = 'listed') => ({
  id,
  displayName: `Expert ${id}`,
  headline: { ro: `Titlul lui ${id}` },
  bio: { ro: prose(250, id.length), en: prose(250, id.length + 1) },
  languages: ['ro' as const],
  topics: { ro: ['somn', 'muncă'] },
  categoryIds: ['wellbeing' as const],
  timeZone: 'Europe/Bucharest',
  status,
  ratingAvg: 5,
  ratingCount: 1,
  offerings: {},
});

/** Somebody with a full month: two hundred half hours taken and eight written reviews. */
const person = (id: string) =>
  ({
    expert: expert(id),
    locks: Array.from({ length: 200 }, (_, index) => {
      const startAt = new Date(Date.UTC(2026, 10, 23) + index * 1_800_000);
      return { expertUid: id, bookingId: randomUUID(), startAt, endAt: new Date(startAt.getTime() + 1_800_000) };
    }),
    reviews: [],
  }) as unknown as Person;

describe('the listed experts in one document', () => {
  it('have no time left on a day with as many bookings as they want', async () => {
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
      const fields = packPeople([ana as unknown as Person]);
      const now = new Date(Date.UTC(2026, 10, 23));
      const [read] = await readPeople(memoryStore(new Map([[PEOPLE_PATH, fields]])), now);
      return read && freeTimes(read, now).flatMap(({ starts }) => [...starts].map((start) => start.getUTCHours()));
    };
    expect(await free(lock('b1', 10))).toEqual([11, 12, 13]);
    expect(await free(lock('b1', 10), lock('b2', 11))).toEqual([]);
  });

  it('are three hundred with full calendars, and it is read back as it was', async () => {
    const people = Array.from({ length: 300 }, (_, index) => person(`e${index}`));
    const fields = packPeople(people);
    expect(fields.bytes.length).toBeLessThan(1_000_000);
    const read = await readPeople(memoryStore(new Map([[PEOPLE_PATH, fields]])), new Date());
    expect(read).toHaveLength(300);
    expect(read.find((one) => one.expert.id === 'e7')?.locks[3]?.startAt).toEqual(people[7]?.locks[3]?.startAt);
  });

  it('are not written for somebody who is not among them', async () => {
    const documents = new Map<string, Record<string, unknown>>([
      [PEOPLE_PATH, packPeople([person('ana')])],
      ['experts/dan', expert('dan', 'draft')],
    ]);
    const before = documents.get(PEOPLE_PATH);
    await keepPerson(counted(memoryStore(documents)).store, { uid: 'dan', now: new Date() });
    expect(documents.get(PEOPLE_PATH)).toBe(before);
    await keepPerson(memoryStore(documents), { uid: 'nobody', now: new Date() });
    expect(documents.get(PEOPLE_PATH)).toBe(before);
  });
});
