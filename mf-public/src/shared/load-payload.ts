import { AppError, type Payloads } from '@cursiv/shared-domain';
import type { Locale } from '@cursiv/shared-i18n';
import { data } from '@cursiv/shared-router';

/** How long a page's data may take, in milliseconds. */
const TIME_OUT_MS = 10_000;
/** How long an answer serves again, in milliseconds: filters live in the address, and each change of it asks the loader. */
const FRESH_MS = 60_000;

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

/** Answers kept at most; the oldest goes first. */
const MAX_ANSWERS = 50;
const answers = new Map<string, { at: number; body: Promise<unknown> }>();

/**
 * A public page's data (spec §7), `/payload/{locale}/{page}.json` on the site's own origin; `of` is the id of a course, resource or expert,
 * the encoded path of a lesson below `courses/`, or the canonical query of a list.
 * Throws a 404 response when there is no such page, else AppError: `offline`, `timed-out`, `malformed-data` or `unknown`.
 */
export function loadPayload<Page extends keyof Payloads>(
  page: Page,
  locale: Locale,
  of: string | undefined = '',
): Promise<Payloads[Page]> {
  const address = `/payload/${locale}/${FILES[page](of)}`;
  const known = answers.get(address);
  if (known && Date.now() - known.at < FRESH_MS) return known.body as Promise<Payloads[Page]>;
  const body = fetchPayload(address);
  answers.delete(address);
  answers.set(address, { at: Date.now(), body });
  for (const oldest of [...answers.keys()].slice(0, -MAX_ANSWERS)) answers.delete(oldest);
  body.catch(() => answers.delete(address));
  return body as Promise<Payloads[Page]>;
}

async function fetchPayload(address: string): Promise<unknown> {
  const response = await request(address);
  if (response.status === 404) throw data(null, { status: 404 });
  if (response.status === 503) throw new AppError('offline', `${address} answered 503`);
  if (!response.ok) throw new AppError('unknown', `${address} answered ${response.status}`);
  try {
    return await response.json();
  } catch (cause) {
    throw new AppError('malformed-data', `${address} is not JSON`, { cause });
  }
}

async function request(address: string): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(TIME_OUT_MS) });
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new AppError(isLate ? 'timed-out' : 'offline', `${address} could not be had`, { cause });
  }
}
