import { formatLanguage, isLocale } from '@cursiv/shared-i18n';

/** A language's own name, with a capital: „Română”, “English”. */
export function languageName(tag: string): string {
  const name = formatLanguage(tag, isLocale(tag) ? tag : 'en');
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
