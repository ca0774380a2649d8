import type { L10n, Locale } from '@cursiv/shared-domain';

/** Only the languages that are published; a language being prepared is not shown. */
export const inLocales = <T>(value: L10n<T>, locales: readonly Locale[]): L10n<T> => ({
  ...(locales.includes('ro') && { ro: value.ro }),
  ...(locales.includes('en') && { en: value.en }),
});
