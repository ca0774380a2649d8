import type { ExpertCard } from '@cursiv/shared-domain';
import { formatLanguage, formatList, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Avatar, ButtonLink } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { LocalText } from '../../shared/local-text.tsx';
import { NextFree } from '../../shared/next-free.tsx';
import { Score } from '../../shared/score.tsx';
import * as styles from './expert.module.css';

/** One expert, as an `li`. */
export function Expert({ expert }: { expert: ExpertCard }) {
  const t = useT();
  const locale = useLocale();
  const languages = expert.languages.map((language) => formatLanguage(language, locale));
  const name = expert.displayName;
  return (
    <li className={styles.expert}>
      <div className={styles.portrait}>
        <Avatar name={name} seed={expert.id} size={88} />
      </div>
      <div className={styles.about}>
        <h2 className={styles.name}>
          <Link to={paths.expert(expert.id)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <p className={styles.headline}>
          <LocalText value={expert.headline} marked />
        </p>
        {expert.topics.length > 0 && (
          <ul className={styles.topics} aria-label={t('experts.topics', { name })}>
            {expert.topics.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.side}>
        <Score average={expert.ratingAvg} count={expert.ratingCount} />
        <p>{t('experts.speaks', { languages: formatList(languages, locale) })}</p>
        <NextFree at={expert.nextFreeAt} />
        <ButtonLink
          to={paths.expert(expert.id)}
          variant="secondary"
          size="small"
          aria-label={t('experts.bookWith', { name })}
        >
          {t('experts.book')}
        </ButtonLink>
      </div>
    </li>
  );
}
