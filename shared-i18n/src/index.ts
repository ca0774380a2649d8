export { DEFAULT_LOCALE, LOCALES, type Locale } from '@cursiv/shared-domain';
export { detectLocale } from './detect-locale.ts';
export {
  formatBytes,
  formatDate,
  formatDateTime,
  formatDuration,
  formatLanguage,
  formatList,
  formatNumber,
} from './format.ts';
export { addMessages, i18n } from './i18n.ts';
export { LocaleProvider, useLocale } from './locale-context.tsx';
export { isLocale, LOCALE_COOKIE, localeCookie, readLocaleCookie } from './locale-cookie.ts';
export { localizePath, splitLocale } from './locale-path.ts';
export type { MessageKey, MessageTree, Translation } from './messages.ts';
export { createTranslator, type MessageValues, type Translate } from './translator.ts';
export { useVocabulary, vocabulary } from './vocabulary/vocabulary.ts';
