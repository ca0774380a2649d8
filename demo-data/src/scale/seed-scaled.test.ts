import { catalogueModel, expertsModel, memoryStore } from '@cursiv/functions/read-models';
import type { SeedDocument } from '../document/seed-target.ts';
import { seedScaled } from './seed-scaled.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

async function seeded(courses: number) {
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
  await seedScaled(target, courses, NOW);
  return documents;
}

it('makes courses with people, resources, experts and sessions, all of them listed, and the same each time', async () => {
  const documents = await seeded(30);
  const count = (collection: string) =>
    [...documents.keys()].filter((path) => path.startsWith(`${collection}/scale-`) && path.split('/').length === 2)
      .length;
  expect(['courses', 'users', 'resources', 'experts', 'schedules', 'bookings'].map(count)).toEqual([
    ...[30, 300, 60, 30, 30, 30],
  ]);
  const store = memoryStore(documents);
  const { courses, resources, experts } = await catalogueModel.read(store);
  const scaled = (entries: readonly { id: string }[]) => entries.filter(({ id }) => id.startsWith('scale-')).length;
  expect([courses, resources, experts].map(scaled)).toEqual([30, 60, 30]);
  expect(scaled((await expertsModel.read(store, NOW)).map(({ id }) => ({ id })))).toBe(30);
  expect(await seeded(30)).toEqual(documents);
});
