/** What a document or a query was found to be at a time: the parts of a data bundle, in the services' own JSON. */
export interface Bundled {
  /** Full name of the document, or of the query's parent. */
  parent: string;
  structuredQuery: object;
  readTime: string;
  documents: readonly { name: string }[];
  /** Full names of documents that do not exist. */
  missing?: readonly string[];
}

const NAME = 'bundled';

/** A data bundle with one query, as the web SDK's `loadBundle` takes it. */
export function dataBundle({ parent, structuredQuery, readTime, documents, missing = [] }: Bundled): string {
  const about = (name: string, exists: boolean) => ({
    documentMetadata: { name, readTime, exists, queries: [NAME] },
  });
  const elements = [
    { namedQuery: { name: NAME, bundledQuery: { parent, structuredQuery, limitType: 'FIRST' }, readTime } },
    ...documents.flatMap((document) => [about(document.name, true), { document }]),
    ...missing.map((name) => about(name, false)),
  ];
  const body = elements.map(sized).join('');
  const totals = { totalDocuments: documents.length + missing.length, totalBytes: Buffer.byteLength(body) };
  return sized({ metadata: { id: parent, createTime: readTime, version: 1, ...totals } }) + body;
}

function sized(element: object): string {
  const json = JSON.stringify(element);
  return `${Buffer.byteLength(json)}${json}`;
}
