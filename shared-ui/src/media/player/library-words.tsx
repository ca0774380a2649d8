import { useLocale } from '@cursiv/shared-i18n';
import { createTranslator, I18nContext, type I18nContextValue } from '@videojs/react';
import type { ReactNode } from 'react';
import { LIBRARY_WORDS } from './messages/messages.ts';

type Tree = { readonly [key: string]: string | Tree };

const flat = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );

const wordsIn = (locale: 'ro' | 'en'): I18nContextValue => ({
  translator: createTranslator(Object.fromEntries(flat(LIBRARY_WORDS[locale])), locale),
  locale,
  localeFromProp: true,
});

const WORDS = { ro: wordsIn('ro'), en: wordsIn('en') };

/** Gives the library our words. Its own provider would fetch a language pack, and use formal words before and after. */
export function LibraryWords({ children }: { children: ReactNode }) {
  return <I18nContext.Provider value={WORDS[useLocale()]}>{children}</I18nContext.Provider>;
}
