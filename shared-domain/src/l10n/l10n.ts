/** The two languages of the product; Romanian is the default (spec §9). */
export const LOCALES = ['ro', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'ro';

/** A value in one or both languages. */
export type L10n<T> = { ro?: T | undefined; en?: T | undefined };

export type L10nText = L10n<string>;

/** A localised value ready to show: its language, and whether that differs from the requested one. */
export interface Picked<T> {
  value: T;
  locale: Locale;
  isFallback: boolean;
}

const isPresent = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Picks the wanted language, else the base language, else the other one; undefined when there is no value. */
export function pick<T>(value: L10n<T>, want: Locale, base: Locale = DEFAULT_LOCALE): Picked<T> | undefined {
  for (const locale of [want, base, ...LOCALES]) {
    const found = value[locale];
    if (found !== undefined && isPresent(found)) return { value: found, locale, isFallback: locale !== want };
  }
  return undefined;
}
