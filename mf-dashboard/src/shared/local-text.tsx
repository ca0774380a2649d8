import { type L10nText, type Locale, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { LocalizedText } from '@cursiv/shared-ui';

type LocalTextProps = {
  value: L10nText;
  base?: Locale | undefined;
  /** Shows with a badge when the text is in another language than the page. */
  marked?: boolean;
  /** Shown when there is no text in any language. */
  otherwise?: string;
};

/** A localised value in the page's language, or else in another one. */
export function LocalText({ value, base, marked = false, otherwise = '' }: LocalTextProps) {
  const picked = pick(value, useLocale(), base);
  return picked ? <LocalizedText text={picked.value} locale={picked.locale} marked={marked} /> : otherwise;
}
