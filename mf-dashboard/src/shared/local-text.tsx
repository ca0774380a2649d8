import { type L10nText, type Locale, pick } from '@cursiv/shared-domain';
import { useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { LocalizedText } from '@cursiv/shared-ui';

type LocalTextProps = {
  value: L10nText;
  base?: Locale | undefined;
  /** Marks visibly that the text is in another language than the page. */
  marked?: boolean;
  /** Shown when there is no text in any language. */
  otherwise?: string;
};

/** Text in the page's language, or else in another one, marked with its language. */
export function LocalText({ value, base, marked = false, otherwise = '' }: LocalTextProps) {
  const words = useVocabulary();
  const picked = pick(value, useLocale(), base);
  if (!picked) return otherwise;
  const { value: text, locale, isFallback } = picked;
  return (
    <LocalizedText
      text={text}
      lang={isFallback ? locale : undefined}
      badge={isFallback && marked ? words(`localeOnly.${locale}`) : undefined}
    />
  );
}
