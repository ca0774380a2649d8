import type { DocumentSource, StoredDocument } from '../store/document-source.ts';
import { PARTS, type Part } from './parts.ts';
import { PLACES } from './places.ts';

/** What is stored about a person, by part. */
export type PersonData = Record<Part, StoredDocument[]>;

/** Gathers a person's data from every place that holds some. */
export async function gather(source: Pick<DocumentSource, 'get' | 'find'>, uid: string): Promise<PersonData> {
  const data = Object.fromEntries(PARTS.map((part) => [part, [] as StoredDocument[]])) as PersonData;
  for (const place of Object.values(PLACES)) {
    if ('why' in place) continue;
    const found = await place.find(source, uid);
    data[place.part].push(...found.map((document) => cut(document, place.without ?? [])));
  }
  return data;
}

const cut = (document: StoredDocument, without: readonly string[]): StoredDocument => ({
  ...document,
  fields: Object.fromEntries(Object.entries(document.fields).filter(([name]) => !without.includes(name))),
});
