import { Prose } from '@cursiv/shared-ui';
import { memo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { StoredPicture } from '../../../shared/pictures/stored-picture.tsx';
import { useAround } from '../authoring-context.ts';
import type { Translation } from './bilingual/use-translation.ts';
import * as styles from './text.module.css';
import { useTextWords } from './text-words.ts';

/** How the texts of a lesson read, in the languages that are shown. */
export const Previews = memo(function Previews({ translation }: { translation: Translation }) {
  const t = useT();
  const words = useTextWords();
  const { languages } = useAround();
  return (
    <div className={styles.columns} data-count={languages.length}>
      {languages.map((locale) => {
        const text = locale === translation.from ? translation.source : translation.target;
        return (
          <section
            key={locale}
            className={styles.preview}
            aria-label={`${words('previewOf')} · ${t(`locale.${locale}`)}`}
          >
            {text.trim() ? <Prose text={text} locale={locale} picture={StoredPicture} /> : <p>{words('nothing')}</p>}
          </section>
        );
      })}
    </div>
  );
});
