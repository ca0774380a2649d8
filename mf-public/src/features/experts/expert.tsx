import type { ExpertCard } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Avatar, ButtonLink, LocalizedText } from '@cursiv/shared-ui';
import { NextFree } from '../../shared/cards/next-free.tsx';
import { Score } from '../../shared/cards/score.tsx';
import { useExpertsT } from '../../shared/experts/experts-words.ts';
import { SpokenLanguages } from '../../shared/experts/spoken-languages.tsx';
import * as styles from './expert.module.css';
import { useListT } from './messages/messages.ts';

/** One expert, as an `li`. */
export function Expert({ expert }: { expert: ExpertCard }) {
  const t = useExpertsT();
  const listT = useListT();
  const name = expert.displayName;
  return (
    <li className={styles.expert}>
      <div className={styles.portrait}>
        <Avatar name={name} seed={expert.id} src={expert.photo} size={88} />
      </div>
      <div className={styles.about}>
        <h2 className={styles.name}>
          <Link to={paths.expert(expert.id)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <p className={styles.headline}>
          <LocalizedText {...expert.headline} marked />
        </p>
        {expert.topics.length > 0 && (
          <ul className={styles.topics} aria-label={t('topics', { name })}>
            {expert.topics.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.side}>
        <Score average={expert.ratingAvg} count={expert.ratingCount} />
        <SpokenLanguages {...expert} />
        <NextFree at={expert.nextFreeAt} />
        <ButtonLink
          to={paths.expert(expert.id)}
          variant="secondary"
          size="small"
          aria-label={listT('bookWith', { name })}
        >
          {listT('book')}
        </ButtonLink>
      </div>
    </li>
  );
}
