import { type Banner, LOCALES } from '@cursiv/shared-domain';
import { useT } from '../../../messages/messages.ts';
import * as styles from '../content.module.css';
import { useContentT } from '../messages/messages.ts';

/** The banner as visitors read it in each language. */
export function BannerPreview({ banner: { text, link } }: { banner: Banner }) {
  const t = useT();
  const contentT = useContentT();
  if (text.ro === '' && text.en === '') return null;
  return (
    <div className={styles.preview}>
      <h3 className={styles.previewTitle}>{t('setup.preview')}</h3>
      {LOCALES.map((locale) => (
        <p key={locale} lang={locale} className={styles.banner}>
          {text[locale]} {link !== '' && <u>{contentT(`banner.more.${locale}`)}</u>}
        </p>
      ))}
    </div>
  );
}
