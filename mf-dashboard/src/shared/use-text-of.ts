import { hasVisible, type L10nText, type Locale, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';

/**
 * Reads localised values as plain text in the page's language, for places that cannot hold markup; empty when there is
 * nothing to see.
 */
export function useTextOf(): (value: L10nText, base?: Locale) => string {
  const locale = useLocale();
  return (value, base) => {
    const text = pick(value, locale, base)?.value ?? '';
    return hasVisible(text) ? text : '';
  };
}
