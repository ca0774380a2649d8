import type { ExpertCard } from '@cursiv/shared-domain';
import { formatLanguage, formatList, useLocale } from '@cursiv/shared-i18n';
import { Avatar, Badge } from '@cursiv/shared-ui';
import { BadgeCheck } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import { NextFree } from '../../shared/next-free.tsx';
import { Score } from '../../shared/score.tsx';
import * as styles from './expert-facts.module.css';

/** An expert at a glance. */
export function ExpertFacts({ expert }: { expert: ExpertCard }) {
  const t = useT();
  const locale = useLocale();
  const languages = expert.languages.map((language) => formatLanguage(language, locale));
  return (
    <div className={styles.facts}>
      <Avatar name={expert.displayName} seed={expert.id} size={128} />
      <div className={styles.lines}>
        {expert.isVerified && (
          <p className={styles.verified}>
            <BadgeCheck size={18} aria-hidden /> {t('expert.verified')}
          </p>
        )}
        <Score average={expert.ratingAvg} count={expert.ratingCount} />
        <p>{t('experts.speaks', { languages: formatList(languages, locale) })}</p>
        <NextFree at={expert.nextFreeAt} />
        <ul className={styles.topics} aria-label={t('experts.topics', { name: expert.displayName })}>
          {expert.topics.map(({ id, text }) => (
            <li key={id}>
              <Badge>{text}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
