import type { Locale } from '@cursiv/shared-domain';
import { i18n } from './i18n.ts';
import { useLocale } from './locale-context.tsx';
import type { MessageKey } from './messages.ts';

/** Values inserted into a message; `count` chooses the plural form. */
export type MessageValues = Record<string, string | number>;
export type Translate<T> = (key: MessageKey<T>, values?: MessageValues) => string;

/** A translator for one namespace, typed by its Romanian messages: as a function of the language, and as a hook. */
export function createTranslator<T>(namespace: string): {
  translate: (locale: Locale) => Translate<T>;
  useT: () => Translate<T>;
} {
  const translate = (locale: Locale): Translate<T> => {
    const t = i18n.getFixedT(locale, namespace);
    return (key, values) => t(key as string, values ?? {}) as string;
  };
  return { translate, useT: () => translate(useLocale()) };
}
