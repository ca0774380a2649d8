import type { L10n, Locale } from '@cursiv/shared-domain';

/** Only the published languages of a text; a language still in preparation is hidden. */
export const inLocales = <T>(value: L10n<T>, locales: readonly Locale[]): L10n<T> => ({
  ...(locales.includes('ro') && { ro: value.ro }),
  ...(locales.includes('en') && { en: value.en }),
});
