import type { Page } from '@playwright/test';
import { LISTEN } from './backend.ts';

interface Target {
  addTarget?: {
    documents?: { documents: string[] };
    query?: { parent: string; structuredQuery: { from: { collectionId: string }[] } };
  };
}

const pathIn = (name: string) => name.split('/documents')[1]?.replace(/^\//, '') ?? '';

function pathsOf({ addTarget: { documents, query } = {} }: Target): string[] {
  const lists = query?.structuredQuery.from.map(({ collectionId }) => `${pathIn(query.parent)}/${collectionId}`) ?? [];
  return [...(documents?.documents.map(pathIn) ?? []), ...lists.map((path) => path.replace(/^\//, ''))];
}

/** The documents and collections that a page asks for from now on, each as often as it is asked for. */
export function askedBy(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!LISTEN.test(request.url()) || request.method() !== 'POST') return;
    for (const [name, value] of new URLSearchParams(request.postData() ?? ''))
      if (/^req\d+___data__$/.test(name)) asked.push(...pathsOf(JSON.parse(value) as Target));
  });
  return () => [...asked];
}
