import { LOCALES } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { isDocumentId } from '../store/document-id.ts';
import type { DocumentSource } from '../store/document-source.ts';

/** Pages of the site that are always there. */
const PAGES: ReadonlySet<string> = new Set([
  ...[paths.home(), paths.contact(), paths.help(), paths.privacy(), paths.terms(), paths.cookies()],
  ...[paths.accessibility(), paths.login(), paths.register(), paths.resources(), paths.courses(), paths.experts()],
  ...[paths.dashboard(), paths.myCourses(), paths.myBookings(), paths.myResources(), paths.account()],
]);

/** Pages about a document, and the states in which people may open it. */
const ABOUT: Record<string, readonly string[]> = {
  courses: ['published', 'unlisted'],
  resources: ['published'],
  experts: ['listed', 'paused'],
};

/** Whether a path of this site leads to a page that readers may open. */
export async function isOwnPage(source: Pick<DocumentSource, 'get'>, path: string): Promise<boolean> {
  const [plain = ''] = path.split(/[?#]/);
  const [, locale = '', rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(plain) ?? [];
  const here = (LOCALES as readonly string[]).includes(locale) ? rest || '/' : plain;
  const page = here.length > 1 ? here.replace(/\/$/, '') : here;
  if (PAGES.has(page)) return true;
  const [, kind = '', id = ''] = /^\/(\w+)\/([^/]+)$/.exec(page) ?? [];
  const open = ABOUT[kind];
  const name = decoded(id);
  if (!open || name === undefined || !isDocumentId(name)) return false;
  return open.includes(String((await source.get(`${kind}/${name}`))?.fields.status));
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
