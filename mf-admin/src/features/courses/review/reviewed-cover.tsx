import { openFile, useLoad } from '@cursiv/shared-data';
import type { CourseCover, Locale } from '@cursiv/shared-domain';
import { Notice } from '@cursiv/shared-ui';
import { useCallback } from 'react';
import * as styles from '../courses.module.css';
import { useCoursesT } from '../messages/messages.ts';

/** The cover as visitors would see it, with what it says in one language to those who do not. */
export function ReviewedCover({
  cover: { path, alt, isDecorative },
  language,
}: {
  cover: CourseCover;
  language: Locale;
}) {
  const t = useCoursesT();
  const address = useLoad(useCallback(() => openFile(path), [path]));
  if (address.status === 'failed') return <Notice tone="danger">{t('coverFailed')}</Notice>;
  if (address.status === 'loading') return null;
  const words = isDecorative ? '' : (alt[language] ?? '');
  return (
    <figure className={styles.cover}>
      <img src={address.value} alt={words} width={320} height={200} />
      {words && <figcaption lang={language}>{words}</figcaption>}
    </figure>
  );
}
