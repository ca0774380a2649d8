import { keepAll, memoryStore } from '@cursiv/functions/read-models';
import type { SeedDocument } from './document/seed-target.ts';

/** What the functions keep of these documents for public pages, so that the first visitor finds it ready. */
export async function readModelDocuments(documents: readonly SeedDocument[], now: Date): Promise<SeedDocument[]> {
  const present = new Set(documents.map(({ path }) => path));
  const stored = new Map(documents.map(({ path, fields }) => [path, fields]));
  await keepAll(memoryStore(stored), now);
  return [...stored].filter(([path]) => !present.has(path)).map(([path, fields]) => ({ path, fields }));
}
