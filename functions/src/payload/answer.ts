import { EDGE_CACHE } from '../edge-cache.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { certificatePayload, issuersPayload } from './pages/certificate-payload.ts';
import { coursePayload } from './pages/course-payload.ts';
import { coursesPayload } from './pages/courses-payload.ts';
import { expertPayload } from './pages/expert-payload.ts';
import { expertsPayload } from './pages/experts-payload.ts';
import { indexPayload } from './pages/index-payload.ts';
import { legalChangesPayload, legalPayload } from './pages/legal/legal-payload.ts';
import { lessonPayload } from './pages/lesson-payload.ts';
import { resourcePayload } from './pages/resource-payload.ts';
import { resourcesPayload } from './pages/resources-payload.ts';
import { categoriesPayload } from './pages/site/categories-payload.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Answers a request for a page's data; `url` is the path with its query. Rejects when the source fails. */
export async function answer(method: string, url: string, source: DocumentSource, now = new Date()): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'invalid', { Allow: 'GET, HEAD' });
  const { pathname, searchParams } = new URL(url, 'http://payload');
  const address = pageAddress(pathname);
  const body = address && (await pageBody(address, searchParams, source, now));
  if (!body) return refusal(404, 'not-found');
  return { status: 200, headers: { 'Cache-Control': EDGE_CACHE }, body };
}

/** An error in the shape that every page's data uses; caches never keep it. */
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
      return indexPayload(source, locale, now);
    case 'courses':
      return coursesPayload(source, locale, searchParams);
    case 'course':
      return coursePayload(source, locale, page.id);
    case 'lesson':
      return lessonPayload(source, locale, page.courseId, page.id);
    case 'resources':
      return resourcesPayload(source, locale, searchParams);
    case 'resource':
      return resourcePayload(source, locale, page.id);
    case 'experts':
      return expertsPayload(source, locale, searchParams, now);
    case 'expert':
      return expertPayload(source, locale, page.id, now);
    case 'certificates':
      return issuersPayload(source);
    case 'certificate':
      return certificatePayload(source, locale, page.id);
    case 'categories':
      return categoriesPayload(source, locale);
    case 'legal':
      return legalChangesPayload(source, locale);
    case 'legal-text':
      return legalPayload(source, locale, page.id);
  }
}
