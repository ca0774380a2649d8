import { aheadBundle } from './ahead-bundle.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const EARLIER = '2026-11-30T08:00:00.000001Z';
const LATER = '2026-11-30T08:00:01Z';
const ana = {
  name: `${ROOT}/users/ana`,
  fields: { name: { stringValue: 'Ana Țuțea' } },
  createTime: '',
  updateTime: '',
};
const people = { parent: ROOT, structuredQuery: { from: [{ collectionId: 'users' }] } };
const onlyAna = { parent: ana.name, structuredQuery: {} };

/** The elements of a bundle, each of which is preceded by its length in bytes. */
function elementsOf(bundle: string): unknown[] {
  const bytes = new TextEncoder().encode(bundle);
  const textOf = (begin: number, end?: number) => new TextDecoder().decode(bytes.subarray(begin, end));
  const elements: unknown[] = [];
  for (let at = 0; at < bytes.length; ) {
    const begin = bytes.indexOf('{'.charCodeAt(0), at);
    const end = begin + Number(textOf(at, begin));
    elements.push(JSON.parse(textOf(begin, end)));
    at = end;
  }
  return elements;
}

it('a bundle says of each query when it was answered, and has each document once, with the queries that found it', () => {
  const bundle = aheadBundle({
    everybody: { query: people, readTime: LATER, documents: [ana] },
    'users/ana': { query: onlyAna, readTime: EARLIER, documents: [ana] },
    'users/ana/settings/preferences': { query: onlyAna, readTime: LATER, documents: [] },
  });
  const elements = elementsOf(bundle);
  const [metadata, ...rest] = elements;
  expect(rest).toEqual([
    { namedQuery: { name: 'everybody', readTime: LATER, bundledQuery: { ...people, limitType: 'FIRST' } } },
    { namedQuery: { name: 'users/ana', readTime: EARLIER, bundledQuery: { ...onlyAna, limitType: 'FIRST' } } },
    {
      namedQuery: {
        ...{ name: 'users/ana/settings/preferences', readTime: LATER },
        bundledQuery: { ...onlyAna, limitType: 'FIRST' },
      },
    },
    { documentMetadata: { name: ana.name, exists: true, readTime: EARLIER, queries: ['everybody', 'users/ana'] } },
    { document: ana },
  ]);
  const totalBytes = new TextEncoder().encode(bundle).length - bundle.indexOf('}}') - 2;
  expect(metadata).toEqual({
    metadata: { id: 'documents-ahead', createTime: EARLIER, version: 1, totalDocuments: 1, totalBytes },
  });
});
