import { type Locale, localeSchema } from '@cursiv/shared-domain';
import { isDocumentId } from '../store/document-id.ts';

type Page =
  | { name: 'index' | 'courses' | 'resources' | 'experts' | 'certificates' | 'legal' | 'categories' }
  | { name: 'course' | 'resource' | 'expert' | 'certificate' | 'legal-text'; id: string }
  | { name: 'lesson'; courseId: string; id: string };

export interface PageAddress {
  locale: Locale;
  page: Page;
}

const LISTS = ['index', 'courses', 'resources', 'experts', 'certificates', 'legal', 'categories'] as const;
const SINGLES = {
  courses: 'course',
  resources: 'resource',
  experts: 'expert',
  certificates: 'certificate',
  legal: 'legal-text',
} as const;

/** Longer than any page's path: two ids of 128 characters and the prefix where the function is mounted. */
const MAX_PATH = 500;

/**
 * The page that a path names: `/payload/{locale}/{page}.json`, with or without the prefix where the function is
 * mounted.
 */
export function pageAddress(pathname: string): PageAddress | undefined {
  if (pathname.length > MAX_PATH) return undefined;
  const [, locale, name, id, lessonId] =
    /^(?:.*\/payload)?\/(ro|en)\/([^/]+?)(?:\/([^/]+?))?(?:\/lessons\/([^/]+?))?\.json$/.exec(pathname) ?? [];
  const wanted = localeSchema.safeParse(locale);
  const page = name === undefined ? undefined : pageNamed(name, id, lessonId);
  return wanted.success && page ? { locale: wanted.data, page } : undefined;
}

function pageNamed(name: string, id: string | undefined, lessonId: string | undefined): Page | undefined {
  if (id === undefined) {
    const list = LISTS.find((candidate) => candidate === name);
    return list && { name: list };
  }
  const single = Object.hasOwn(SINGLES, name) ? SINGLES[name as keyof typeof SINGLES] : undefined;
  if (!single || !isDocumentId(id)) return undefined;
  if (lessonId !== undefined) {
    return single === 'course' && isDocumentId(lessonId) ? { name: 'lesson', courseId: id, id: lessonId } : undefined;
  }
  return { name: single, id };
}
