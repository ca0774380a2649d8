import { BUILT_IN_CATEGORIES, type CategoryLine, type Locale, type Payloads } from '@cursiv/shared-domain';

const TIME_OUT_MS = 10_000;
/** How long a page goes by what it was told, in milliseconds. */
const FRESH_MS = 60_000;

const known = new Map<Locale, { since: number; lines: Promise<CategoryLine[]> }>();
/** What came last. */
const came = new Map<Locale, CategoryLine[]>();

async function asked(locale: Locale): Promise<CategoryLine[]> {
  const response = await fetch(`/payload/${locale}/categories.json`, { signal: AbortSignal.timeout(TIME_OUT_MS) });
  if (!response.ok) throw new Error(`categories: ${response.status}`);
  return ((await response.json()) as Payloads['categories']).categories;
}

/** Those of the product, for whoever cannot ask; the rules have the last word. */
const builtIn = (locale: Locale): CategoryLine[] =>
  BUILT_IN_CATEGORIES.categories.map(({ id, name, isOffered }) => ({ id, name: name[locale], isOffered }));

/** The site's categories in browsing order, from the data of public pages, which costs no look into the database. Never rejects. */
export function getCategories(locale: Locale): Promise<CategoryLine[]> {
  const present = known.get(locale);
  if (present && performance.now() - present.since < FRESH_MS) return present.lines;
  const lines = asked(locale)
    .catch(() => {
      known.delete(locale);
      return builtIn(locale);
    })
    .then((found) => {
      came.set(locale, found);
      return found;
    });
  known.set(locale, { since: performance.now(), lines });
  return lines;
}

/** The categories as they came last; undefined before they first did. */
export const knownCategories = (locale: Locale): CategoryLine[] | undefined => came.get(locale);

/** The category if authors may choose it, otherwise the first that they may: for what is new. */
export async function offeredCategory(wanted: string, locale: Locale): Promise<string> {
  const offered = (await getCategories(locale)).filter(({ isOffered }) => isOffered);
  return (offered.find(({ id }) => id === wanted) ?? offered[0])?.id ?? wanted;
}
