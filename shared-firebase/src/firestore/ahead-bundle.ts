import type { DocumentsAhead, WireDocument } from '@cursiv/shared-domain';

const FORMAT = 1;
const BUNDLE = 'documents-ahead';

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const element = (content: object): string => {
  const text = JSON.stringify(content);
  return `${bytesOf(text)}${text}`;
};

/**
 * What was asked for ahead, as a bundle of the database's client: it remembers it, and listens on from the instant of each answer. What has not changed
 * since is neither sent nor paid for again.
 */
export function aheadBundle(watched: NonNullable<DocumentsAhead['watched']>): string {
  const answers = Object.entries(watched);
  const queries = answers.map(([name, { query, readTime }]) => ({
    namedQuery: { name, bundledQuery: { ...query, limitType: 'FIRST' }, readTime },
  }));
  const found = new Map<string, { document: WireDocument; readTime: string; queries: string[] }>();
  for (const [key, { readTime, documents }] of answers)
    for (const document of documents) {
      const { queries: others = [], readTime: other = readTime } = found.get(document.name) ?? {};
      const [earlier = readTime] = [other, readTime].toSorted();
      found.set(document.name, { document, readTime: earlier, queries: [...others, key] });
    }
  const documents = [...found].flatMap(([name, { document, ...metadata }]) => [
    { documentMetadata: { name, exists: true, ...metadata } },
    { document },
  ]);
  const content = [...queries, ...documents].map(element).join('');
  const createTime = answers.map(([, { readTime }]) => readTime).toSorted()[0];
  const metadata = {
    id: BUNDLE,
    createTime,
    version: FORMAT,
    totalDocuments: found.size,
    totalBytes: bytesOf(content),
  };
  return element({ metadata }) + content;
}
