import { createOwnTranslator, formatLanguage, formatList, type Locale, useLocale } from '@cursiv/shared-i18n';
import type { ReactNode } from 'react';
import { LocaleBadge } from '../text/locale-badge.tsx';
import { Prose } from '../text/prose/prose.tsx';
import { Avatar } from './avatar.tsx';
import * as styles from './person-card.module.css';

const { useT } = createOwnTranslator({ speaks: 'Vorbește {{languages}}' }, { speaks: 'Speaks {{languages}}' });

export type PersonCardProps = {
  uid: string;
  name: string;
  /** The address of their portrait. */
  photo?: string | undefined;
  /** Their name as it is shown, such as with a link; the name alone by default. */
  title?: ReactNode;
  /** Beneath the name. */
  children?: ReactNode;
  /** What they say of themselves. */
  bio?: { text: string; locale: Locale } | undefined;
  /** Languages they speak. */
  languages?: readonly string[] | undefined;
};

/** A person as readers see them: portrait, name, and what they say of themselves. */
export function PersonCard({ uid, name, photo, title = name, children, bio, languages = [] }: PersonCardProps) {
  const t = useT();
  const locale = useLocale();
  const spoken = languages.map((tag) => formatLanguage(tag, locale));
  return (
    <div className={styles.person}>
      <Avatar name={name} seed={uid} src={photo} size={56} />
      <div>
        <p className={styles.name}>{title}</p>
        {children}
      </div>
      {(bio || spoken.length > 0) && (
        <div className={styles.words}>
          {bio && (
            <>
              {bio.locale !== locale && <LocaleBadge locale={bio.locale} />}
              <Prose {...bio} />
            </>
          )}
          {spoken.length > 0 && (
            <p className={styles.spoken}>{t('speaks', { languages: formatList(spoken, locale) })}</p>
          )}
        </div>
      )}
    </div>
  );
}
