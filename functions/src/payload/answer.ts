import { EDGE_CACHE } from '../edge-cache.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { coursePage } from './pages/course-page.ts';
import { coursesPage } from './pages/courses-page.ts';
import { expertPage } from './pages/expert-page.ts';
import { expertsPage } from './pages/experts-page.ts';
import { indexPage } from './pages/index-page.ts';
import { lessonPage } from './pages/lesson-page.ts';
import { resourcePage } from './pages/resource-page.ts';
import { resourcesPage } from './pages/resources-page.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Answers a request for a page's data; `url` is the path with its query. Rejects when the source does. */
export async function answer(method: string, url: string, source: DocumentSource, now = new Date()): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'invalid', { Allow: 'GET, HEAD' });
  const { pathname, searchParams } = new URL(url, 'http://payload');
  const address = pageAddress(pathname);
  const body = address && (await pageBody(address, searchParams, source, now));
  if (!body) return refusal(404, 'not-found');
  return { status: 200, headers: { 'Cache-Control': EDGE_CACHE }, body };
}

/** An error as every page's data reports it; never kept by a cache. */
export const refusal = (status: number, code: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'Cache-Control': 'no-store', ...headers },
  body: { error: { code } },
});

async function pageBody(
  { locale, page }: PageAddress,
  searchParams: URLSearchParams,
  source: DocumentSource,
  now: Date,
) {
  switch (page.name) {
    case 'index':
      return indexPage(source, locale, now);
    case 'courses':
      return coursesPage(source, locale, searchParams);
    case 'course':
      return coursePage(source, locale, page.id);
    case 'lesson':
      return lessonPage(source, locale, page.courseId, page.id);
    case 'resources':
      return resourcesPage(source, locale, searchParams);
    case 'resource':
      return resourcePage(source, locale, page.id);
    case 'experts':
      return expertsPage(source, locale, now);
    case 'expert':
      return expertPage(source, locale, page.id, now);
  }
}
