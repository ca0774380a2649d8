import type { DocumentSource } from '../../../store/document-source.ts';
import { readShards } from '../../shards/read-shards.ts';
import { collectPeople } from '../collect-people.ts';
import { EXPERT_LIST, type ListEntry, listEntry } from './list-entry.ts';

/** The listed experts as lists show them, the same objects while nothing changes; collected where nothing is kept. */
export async function readList(source: DocumentSource, now: Date): Promise<ListEntry[]> {
  const kept = await readShards(EXPERT_LIST, source);
  return kept?.experts ?? (await collectPeople(source, now)).map((person) => listEntry(person, now));
}
