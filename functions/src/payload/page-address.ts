import { type Locale, localeSchema } from '@cursiv/shared-domain';
import { isDocumentId } from './document-id.ts';

export type Page =
  | { name: 'index' | 'courses' | 'resources' | 'experts' }
  | { name: 'course' | 'resource'; id: string }
  | { name: 'lesson'; courseId: string; id: string };

const LISTS = ['index', 'courses', 'resources', 'experts'] as const;
const SINGLES = { courses: 'course', resources: 'resource' } as const;

/** The page that a path asks for: `/payload/{locale}/{page}.json`, with or without what the function is mounted below. */
export function pageAddress(pathname: string): { locale: Locale; page: Page } | undefined {
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
  if (name !== 'courses' && name !== 'resources') return undefined;
  if (!isDocumentId(id)) return undefined;
  if (lessonId !== undefined) {
    return name === 'courses' && isDocumentId(lessonId) ? { name: 'lesson', courseId: id, id: lessonId } : undefined;
  }
  return { name: SINGLES[name], id };
}
