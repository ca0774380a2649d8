export { DEFAULT_LOCALE, LOCALES, type Locale } from '@cursiv/shared-domain';
export { localizePath, splitLocale } from '@cursiv/shared-platform';
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
export { isLocale, localeCookie } from './locale-cookie.ts';
export type { MessageKey, MessageTree, Translation } from './messages.ts';
export { createOwnTranslator, createTranslator, type MessageValues, type Translate } from './translator.ts';
