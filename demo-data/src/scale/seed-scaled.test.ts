import { catalogueModel, expertsModel, memoryStore } from '@cursiv/functions/read-models';
import type { SeedDocument } from '../document/seed-target.ts';
import { seedScaled } from './seed-scaled.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

async function seeded(courses: number, now?: Date) {
  const documents = new Map<string, SeedDocument['fields']>();
  const target = {
    auth: { createUser: () => undefined },
    storage: { put: async () => undefined },
    firestore: {
      write: (some: SeedDocument[]) => {
        for (const { path, fields } of some) documents.set(path, fields);
      },
    },
  };
  await seedScaled(target, courses, now);
  return documents;
}

const bytesOf = (documents: Map<string, SeedDocument['fields']>) => JSON.stringify([...documents]);

it('lists what keeping each document of it would list', async () => {
  const documents = await seeded(3, NOW);
  const kept = await catalogueModel.read(memoryStore(documents));
  const collected = await catalogueModel.collect(memoryStore(documents));
  const byId = ({ courses, resources, experts }: typeof kept) =>
    new Map([...courses, ...resources, ...experts].map((entry) => [entry.id, entry]));
  expect(byId(kept)).toEqual(byId(collected));
  expect(kept.courses.find(({ id }) => id === 'scale-course-2')?.lessons).toHaveLength(6);
});

it('makes courses with people, resources, experts and sessions, all of them listed, and the same each time', async () => {
  const documents = await seeded(30, NOW);
  const count = (collection: string) =>
    [...documents.keys()].filter((path) => RegExp(`^${collection}/scale-(?!waiting)[^/]+$`).test(path)).length;
  expect(['courses', 'users', 'resources', 'experts', 'schedules', 'bookings'].map(count)).toEqual([
    ...[30, 300, 60, 30, 30, 30],
  ]);
  const waiting = [...documents.values()].filter(({ status }) => ['in_review', 'submitted'].includes(String(status)));
  expect(waiting.length).toBeGreaterThanOrEqual(8);
  const store = memoryStore(documents);
  const { courses, resources, experts } = await catalogueModel.read(store);
  const scaled = (entries: readonly { id: string }[]) => entries.filter(({ id }) => id.startsWith('scale-')).length;
  expect([courses, resources, experts].map(scaled)).toEqual([30, 60, 30]);
  expect(scaled((await expertsModel.read(store, NOW)).map(({ id }) => ({ id })))).toBe(30);
  expect(bytesOf(await seeded(30, NOW))).toBe(bytesOf(documents));
});

it('is the same at any time of a day', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T06:00:00.123Z'), advanceTimers: true });
  const morning = bytesOf(await seeded(2));
  jest.setSystemTime(new Date('2026-11-23T21:30:00.456Z'));
  expect(bytesOf(await seeded(2))).toBe(morning);
  jest.useRealTimers();
});

it('is found by what functions keep of names and titles, few things by two words', async () => {
  const store = memoryStore(await seeded(30, NOW));
  const found = async (collection: string, key: string) =>
    (await store.find({ collection, contains: { searchKeys: key } })).map(({ id }) => id);
  expect(await found('courses', '12 ser')).toContain('scale-course-11');
  expect(await found('courses', '12 ser')).toHaveLength(1);
  expect(await found('listedQuestions', 'exersez')).toHaveLength(30);
});
