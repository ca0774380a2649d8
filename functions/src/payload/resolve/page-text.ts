import { type L10n, type L10nText, type Locale, type PageText, pick } from '@cursiv/shared-domain';

/** The text in the page's language, otherwise in the one that `locale` names; empty when there is none. */
export function pageText(text: L10nText, locale: Locale, base?: Locale): PageText {
  const picked = pick(text, locale, base);
  return picked ? { text: picked.value, locale: picked.locale } : { text: '', locale };
}

/** Lines in the page's language, otherwise in another one; empty when there are none. */
export function pageLines(lines: L10n<string[]>, locale: Locale, base?: Locale): { items: string[]; locale: Locale } {
  const picked = pick(lines, locale, base);
  return picked ? { items: picked.value, locale: picked.locale } : { items: [], locale };
}
