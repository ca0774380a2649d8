import { type Locale, useLocale } from '@cursiv/shared-i18n';
import { lazy, memo, Suspense } from 'react';
import { isFormattable } from './is-formattable.ts';
import type { MarkdownProps } from './markdown.tsx';
import * as styles from './prose.module.css';
import { whenTouched } from './when-touched.ts';

/** Loads the formatter ahead, where a text must stand formatted from the start. */
export const loadFormatter = async () => ({ default: (await import('./markdown.tsx')).Markdown });
// Until then the server's HTML stays as it is: its links work, and nothing moves.
const Markdown = lazy(() => whenTouched().then(loadFormatter));

export type ProseProps = Omit<MarkdownProps, 'under'> & Partial<MarkdownProps> & { locale: Locale };

/**
 * Long text that people wrote, as Markdown without HTML, or letter by letter where formatting would cost too much. It
 * reads as plain paragraphs until the formatter has loaded. It renders again only when it changes: until then React
 * leaves the server's HTML.
 */
export const Prose = memo(function Prose({ text, under = 2, locale, picture }: ProseProps) {
  const lang = locale === useLocale() ? undefined : locale;
  if (!isFormattable(text)) {
    return (
      <p className={styles.plain} lang={lang}>
        {text}
      </p>
    );
  }
  const paragraphs = text.trim().split(/\n{2,}/);
  return (
    <div className={styles.prose} lang={lang}>
      <Suspense fallback={paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}>
        <Markdown text={text} under={under} picture={picture} />
      </Suspense>
    </div>
  );
});
