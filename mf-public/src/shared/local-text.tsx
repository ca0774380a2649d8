import type { PageText } from '@cursiv/shared-domain';
import { useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { LocalizedText } from '@cursiv/shared-ui';

/** A page's text, with its language when that differs from the page's; `marked` makes the language visible. */
export function LocalText({ value, marked = false }: { value: PageText; marked?: boolean }) {
  const words = useVocabulary();
  const isForeign = value.locale !== useLocale();
  return (
    <LocalizedText
      text={value.text}
      lang={isForeign ? value.locale : undefined}
      badge={isForeign && marked ? words(`localeOnly.${value.locale}`) : undefined}
    />
  );
}
