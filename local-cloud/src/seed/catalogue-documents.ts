import {
  collectCourseView,
  collectPeople,
  collectShard,
  courseViewPath,
  memoryStore,
  PEOPLE_PATH,
  packAll,
  packCourseView,
  packPeople,
  shardDocuments,
} from '@cursiv/functions/catalogue';
import type { SeedDocument } from './seed-target.ts';

/** What the functions keep of these documents for public pages, so that the first visitor finds it ready. */
export async function catalogueDocuments(documents: readonly SeedDocument[], now: Date): Promise<SeedDocument[]> {
  const store = memoryStore(new Map(documents.map(({ path, fields }) => [path, fields])));
  const catalogue = await collectShard(store);
  const views = catalogue.courses.map(async ({ id }) => ({
    path: courseViewPath(id),
    fields: packCourseView(await collectCourseView(store, id)),
  }));
  const packed = shardDocuments(packAll(catalogue)).map(([path, fields]) => ({ path, fields }));
  const people = { path: PEOPLE_PATH, fields: packPeople(await collectPeople(store, now)) };
  return [people, ...packed, ...(await Promise.all(views))];
}
