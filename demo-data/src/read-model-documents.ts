import { sealAll } from '@cursiv/functions/audit';
import { keepAll, memoryStore } from '@cursiv/functions/read-models';
import { recountSite, recountTeaching, recountWork } from '@cursiv/functions/teaching';
import type { SeedDocument } from './document/seed-target.ts';

/** What the functions keep of these documents, for public pages and for authors, so that who comes first finds it ready. */
export async function readModelDocuments(documents: readonly SeedDocument[], now: Date): Promise<SeedDocument[]> {
  const present = new Set(documents.map(({ path }) => path));
  const stored = new Map(documents.map(({ path, fields }) => [path, fields]));
  const store = memoryStore(stored);
  await keepAll(store, now);
  for (const { id } of await store.find({ collection: 'courses' })) await recountTeaching(store, id);
  for (const { id } of await store.find({ collection: 'experts' })) await recountWork(store, id);
  await recountSite(store, now);
  await sealAll(store, now);
  return [...stored].filter(([path]) => !present.has(path)).map(([path, fields]) => ({ path, fields }));
}
