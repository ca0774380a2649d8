import type { Locale } from '@cursiv/shared-domain';
import { addMessages, i18n, plainText } from './i18n.ts';
import { useLocale } from './locale-context.tsx';
import type { MessageKey, MessageTree, Translation } from './messages.ts';

/** Values inserted into a message; `count` chooses the plural form. */
export type MessageValues = Record<string, string | number>;
export type Translate<T> = (key: MessageKey<T>, values?: MessageValues) => string;

/** A way to the messages of one namespace: as a function of the language, and as a hook. */
export interface Translator<T> {
  translate: (locale: Locale) => Translate<T>;
  useT: () => Translate<T>;
}

/** A translator for one namespace, typed by its Romanian messages. For each language it is the same function in every rendering. */
export function createTranslator<T>(namespace: string): Translator<T> {
  const speak =
    (locale: Locale): Translate<T> =>
    (key, values) =>
      values
        ? i18n.t(key as string, { ...values, lng: locale, ns: namespace })
        : plainText(namespace, locale, key as string);
  const inLanguage = { ro: speak('ro'), en: speak('en') };
  const translate = (locale: Locale) => inLanguage[locale];
  return { translate, useT: () => translate(useLocale()) };
}

let owners = 0;

/**
 * A translator for messages that come with the code that shows them. Their namespace is nobody else's: two sections may have compiled in
 * different ages of the same code, and neither says the other's words.
 */
export function createOwnTranslator<T extends MessageTree>(ro: T, en: Translation<T>): Translator<T> {
  owners += 1;
  const namespace = `own-${owners}`;
  addMessages(namespace, 'ro', ro);
  addMessages(namespace, 'en', en);
  return createTranslator(namespace);
}
