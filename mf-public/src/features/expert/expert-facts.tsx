import type { ExpertCard } from '@cursiv/shared-domain';
import { Avatar, Badge } from '@cursiv/shared-ui';
import { BadgeCheck } from 'lucide-react';
import { NextFree } from '../../shared/cards/next-free.tsx';
import { Score } from '../../shared/cards/score.tsx';
import { useExpertsT } from '../../shared/experts/experts-words.ts';
import { SpokenLanguages } from '../../shared/experts/spoken-languages.tsx';
import * as styles from './expert-facts.module.css';
import { useExpertT } from './messages/messages.ts';

/** An expert at a glance. */
export function ExpertFacts({ expert }: { expert: ExpertCard }) {
  const t = useExpertsT();
  const expertT = useExpertT();
  return (
    <div className={styles.facts}>
      <Avatar name={expert.displayName} seed={expert.id} src={expert.photo} size={128} />
      <div className={styles.lines}>
        {expert.isVerified && (
          <p className={styles.verified}>
            <BadgeCheck size={18} aria-hidden /> {expertT('verified')}
          </p>
        )}
        <Score average={expert.ratingAvg} count={expert.ratingCount} />
        <SpokenLanguages {...expert} />
        <NextFree at={expert.nextFreeAt} />
        <ul className={styles.topics} aria-label={t('topics', { name: expert.displayName })}>
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
