import {
  collectCourseView,
  collectShard,
  courseViewPath,
  memoryStore,
  packAll,
  packCourseView,
  shardDocuments,
} from '@cursiv/functions/catalogue';
import type { SeedDocument } from './seed-target.ts';

/** What the functions keep of these documents for public pages, so that the first visitor finds it ready. */
export async function catalogueDocuments(documents: readonly SeedDocument[]): Promise<SeedDocument[]> {
  const store = memoryStore(new Map(documents.map(({ path, fields }) => [path, fields])));
  const catalogue = await collectShard(store);
  const views = catalogue.courses.map(async ({ id }) => ({
    path: courseViewPath(id),
    fields: packCourseView(await collectCourseView(store, id)),
  }));
  const packed = shardDocuments(packAll(catalogue)).map(([path, fields]) => ({ path, fields }));
  return [...packed, ...(await Promise.all(views))];
}
