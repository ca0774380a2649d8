import { type L10nText, type Locale, pick } from '@cursiv/shared-domain';

type Titled = { id: string; title: L10nText; baseLocale?: Locale };

const known = new WeakMap<readonly Titled[], Map<Locale, Map<Titled, number>>>();

/** The position of each entry when titles are sorted in a language; sorted once while the list is the same. */
export function titleOrder(entries: readonly Titled[], locale: Locale): Map<Titled, number> {
  const byLocale = known.get(entries) ?? new Map<Locale, Map<Titled, number>>();
  known.set(entries, byLocale);
  const order = byLocale.get(locale) ?? sortedByTitle(entries, locale);
  byLocale.set(locale, order);
  return order;
}

function sortedByTitle(entries: readonly Titled[], locale: Locale) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const titled = entries.map((entry) => ({ entry, title: pick(entry.title, locale, entry.baseLocale)?.value ?? '' }));
  return new Map(
    titled.toSorted((one, other) => compare(one.title, other.title)).map(({ entry }, place) => [entry, place]),
  );
}
