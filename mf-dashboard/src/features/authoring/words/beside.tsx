import type { Locale } from '@cursiv/shared-domain';
import { Fragment, type ReactNode } from 'react';
import { useAround } from '../authoring-context.ts';
import * as styles from './beside.module.css';

/** The same thing in each language that is shown, side by side. */
export function Beside({ children }: { children: (locale: Locale) => ReactNode }) {
  const { languages } = useAround();
  return (
    <div className={styles.beside} data-count={languages.length}>
      {languages.map((locale) => (
        <Fragment key={locale}>{children(locale)}</Fragment>
      ))}
    </div>
  );
}
