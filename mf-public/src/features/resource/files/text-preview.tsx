import { type Locale, useLocale } from '@cursiv/shared-i18n';
import { Prose } from '@cursiv/shared-ui';
import * as styles from './file-list.module.css';

type TextPreviewProps = { text: string; locale: Locale; isMarkdown: boolean };

/** A text file: Markdown is formatted like any text here, everything else is shown as it is. */
export function TextPreview({ text, locale, isMarkdown }: TextPreviewProps) {
  const lang = locale === useLocale() ? undefined : locale;
  if (isMarkdown) return <Prose text={text} locale={locale} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide text is scrolled with the keyboard
    <pre className={styles.text} lang={lang} tabIndex={0}>
      {text}
    </pre>
  );
}
