import { type Locale, useLocale } from '@cursiv/shared-i18n';
import type { ReactNode } from 'react';
import { isFormattable } from '../is-formattable.ts';
import type { MarkdownProps } from '../markdown.tsx';
import * as styles from './prose.module.css';

/** `locale`: the text's language. */
export type ProseProps = Omit<MarkdownProps, 'under'> & Partial<MarkdownProps> & { locale: Locale };

/** Long text in its language: formatted by `children`, or letter by letter where that would cost too much. */
export function ProseFrame({ text, locale, children }: Pick<ProseProps, 'text' | 'locale'> & { children: ReactNode }) {
  const lang = locale === useLocale() ? undefined : locale;
  if (!isFormattable(text)) {
    return (
      <p className={styles.plain} lang={lang}>
        {text}
      </p>
    );
  }
  return (
    <div className={styles.prose} lang={lang}>
      {children}
    </div>
  );
}
