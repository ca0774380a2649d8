import { AppError, type Payloads } from '@cursiv/shared-domain';
import type { PageLoaderArgs, PayloadSource } from '@cursiv/shared-platform';
import { data } from '@cursiv/shared-router';

/** How long a page's data may take, in milliseconds. */
const TIME_OUT_MS = 10_000;

const single = (folder: string) => (id: string) => `${folder}/${encodeURIComponent(id)}.json`;
const list = (name: string) => (query: string) => (query ? `${name}.json?${query}` : `${name}.json`);

const FILES: Record<keyof Payloads, (of: string) => string> = {
  index: list('index'),
  courses: list('courses'),
  course: single('courses'),
  lesson: (path) => `courses/${path}.json`,
  resources: list('resources'),
  resource: single('resources'),
  experts: list('experts'),
  expert: single('experts'),
  certificates: list('certificates'),
  certificate: single('certificates'),
  categories: list('categories'),
  'legal-text': single('legal'),
  legal: list('legal'),
};

/**
 * A public page's data (spec §7), `/payload/{locale}/{page}.json` on the site's own origin; `of` is the id of a course, resource, expert, certificate or legal text,
 * the encoded path of a lesson below `courses/`, or the canonical query of a list.
 * Throws a 404 response when there is no such page, else AppError: `offline`, `timed-out`, `malformed-data` or `unknown`.
 */
export async function loadPayload<Page extends keyof Payloads>(
  page: Page,
  { locale, payload = fetchInTime }: Pick<PageLoaderArgs, 'locale'> & Partial<PageLoaderArgs>,
  of: string | undefined = '',
): Promise<Payloads[Page]> {
  const address = `/payload/${locale}/${FILES[page](of)}`;
  const response = await request(payload, address);
  if (response.status === 404) throw data(null, { status: 404 });
  if (response.status === 503) throw new AppError('offline', address);
  if (!response.ok) throw new AppError('unknown', address);
  return (await received(() => response.json(), address)) as Payloads[Page];
}

/** For data that a page requests after it is shown. */
const fetchInTime: PayloadSource = (address) => fetch(address, { signal: AbortSignal.timeout(TIME_OUT_MS) });

const request = (payload: PayloadSource, address: string) => received(() => payload(address), address);

/**
 * An answer can also be late or cut off in the middle of its body: it is malformed only if it arrived whole and cannot
 * be read.
 */
async function received<T>(part: () => Promise<T>, address: string): Promise<T> {
  try {
    return await part();
  } catch (cause) {
    const { name } = cause as Error;
    if (name === 'SyntaxError') throw new AppError('malformed-data', address, { cause });
    throw new AppError(name === 'TimeoutError' ? 'timed-out' : 'offline', address, { cause });
  }
}
