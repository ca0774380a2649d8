import { type HomeAnnouncement, LOCALES, pick } from '@cursiv/shared-domain';
import { classNames, LocaleBadge, LocalizedText } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useContentT } from '../messages/messages.ts';
import * as styles from './announcement-preview.module.css';

/** The announcement as visitors read it in each language. */
export function AnnouncementPreview({ text, isShown }: HomeAnnouncement) {
  const t = useT();
  const contentT = useContentT();
  return (
    <div className={styles.preview}>
      <h3 className={styles.title}>{t('setup.preview')}</h3>
      {!isShown && <p className={styles.note}>{contentT('announcement.off')}</p>}
      {pick(text, 'ro') === undefined ? (
        <p className={styles.note}>{contentT('announcement.empty')}</p>
      ) : (
        LOCALES.map((locale) => {
          const shown = pick(text, locale);
          return (
            shown && (
              <div key={locale}>
                <p className={styles.language}>
                  {t(`locale.${locale}`)} {shown.isFallback && <LocaleBadge locale={shown.locale} />}
                </p>
                <p className={classNames(styles.announcement, !isShown && styles.off)}>
                  <LocalizedText text={shown.value} locale={shown.locale} />
                </p>
              </div>
            )
          );
        })
      )}
    </div>
  );
}
