import { LOCALES, type Locale } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { classNames } from '@cursiv/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import * as styles from '../content.module.css';
import { useContentT } from '../messages/messages.ts';

type BothLanguagesProps = {
  /** A language in which something is wrong; it comes to the front. */
  wrong: Locale | undefined;
  children: (locale: Locale) => ReactNode;
};

/** Fields in both languages: side by side, and one at a time where there is no room. */
export function BothLanguages({ wrong, children }: BothLanguagesProps) {
  const t = useT();
  const contentT = useContentT();
  const [shown, show] = useState<Locale>(useLocale());
  useEffect(() => {
    if (wrong) show(wrong);
  }, [wrong]);
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend into the row. */}
      <div className={styles.switch} role="group" aria-label={contentT('language')}>
        {LOCALES.map((locale) => (
          <button
            key={locale}
            type="button"
            className={styles.language}
            aria-pressed={shown === locale}
            onClick={() => show(locale)}
          >
            {t(`locale.${locale}`)}
          </button>
        ))}
      </div>
      <div className={styles.languages}>
        {LOCALES.map((locale) => (
          <div key={locale} className={classNames(shown !== locale && styles.behind)}>
            {children(locale)}
          </div>
        ))}
      </div>
    </div>
  );
}
