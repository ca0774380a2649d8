import { type Locale, useLocale } from '@cursiv/shared-i18n';
import { LocaleBadge } from './locale-badge.tsx';

export type LocalizedTextProps = {
  text: string;
  locale: Locale;
  /** Shows with a badge when the text is in another language than the page. */
  marked?: boolean;
};

/** Text with its own language, so that it is pronounced and hyphenated correctly. */
export function LocalizedText({ text, locale, marked = false }: LocalizedTextProps) {
  const isForeign = locale !== useLocale();
  return (
    <>
      <span lang={isForeign ? locale : undefined}>{text}</span>
      {isForeign && marked && (
        <>
          {' '}
          <LocaleBadge locale={locale} />
        </>
      )}
    </>
  );
}
