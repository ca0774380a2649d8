import type { ExpertCard } from '@cursiv/shared-domain';
import { formatLanguage, formatList, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Avatar, ButtonLink } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { LocalText } from '../../shared/local-text.tsx';
import { Score } from '../../shared/score.tsx';
import * as styles from './expert.module.css';
import { LocalTime } from './local-time.tsx';

/** A person who can be asked, as an `li`. */
export function Expert({ expert, now }: { expert: ExpertCard; now: Date }) {
  const t = useT();
  const locale = useLocale();
  const languages = expert.languages.map((language) => formatLanguage(language, locale));
  return (
    <li className={styles.expert}>
      <div className={styles.portrait}>
        <Avatar name={expert.displayName} seed={expert.id} size={88} />
      </div>
      <div className={styles.about}>
        <h2 className={styles.name}>{expert.displayName}</h2>
        <p className={styles.headline}>
          <LocalText value={expert.headline} marked />
        </p>
        {expert.topics.length > 0 && (
          <ul className={styles.topics} aria-label={t('experts.topics', { name: expert.displayName })}>
            {expert.topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        )}
        {expert.bio.text && (
          <details className={styles.bio}>
            <summary>{t('experts.bio', { name: expert.displayName })}</summary>
            <p className={styles.bioText}>
              <LocalText value={expert.bio} />
            </p>
          </details>
        )}
      </div>
      <div className={styles.side}>
        <Score average={expert.ratingAvg} count={expert.ratingCount} />
        <p>{t('experts.speaks', { languages: formatList(languages, locale) })}</p>
        <LocalTime timeZone={expert.timeZone} now={now} />
        <ButtonLink
          to={`${paths.myBookings()}?expert=${encodeURIComponent(expert.id)}`}
          variant="secondary"
          size="small"
          aria-label={t('experts.bookWith', { name: expert.displayName })}
        >
          {t('experts.book')}
        </ButtonLink>
      </div>
    </li>
  );
}
