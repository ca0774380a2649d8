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
};

/**
 * A public page's data (spec §7), `/payload/{locale}/{page}.json` on the site's own origin; `of` is the id of a course, resource or expert,
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
  if (response.status === 503) throw new AppError('offline', `${address} answered 503`);
  if (!response.ok) throw new AppError('unknown', `${address} answered ${response.status}`);
  try {
    return (await response.json()) as Payloads[Page];
  } catch (cause) {
    throw new AppError('malformed-data', `${address} is not JSON`, { cause });
  }
}

/** For what a page asks for once it is shown. */
const fetchInTime: PayloadSource = (address) => fetch(address, { signal: AbortSignal.timeout(TIME_OUT_MS) });

async function request(payload: PayloadSource, address: string): Promise<Response> {
  try {
    return await payload(address);
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new AppError(isLate ? 'timed-out' : 'offline', `${address} could not be had`, { cause });
  }
}
