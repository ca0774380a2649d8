import type { ExpertCard } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Avatar, Section } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { LocalText } from '../../shared/local-text.tsx';
import { NextFree } from '../../shared/next-free.tsx';
import * as styles from './experts-teaser.module.css';
import { MoreLink } from './more-link.tsx';

/** A few experts, with their next free time. */
export function ExpertsTeaser({ experts }: { experts: readonly ExpertCard[] }) {
  const t = useT();
  if (experts.length === 0) return null;
  return (
    <Section
      title={t('home.experts')}
      lead={t('home.expertsLead')}
      actions={<MoreLink to={paths.experts()}>{t('home.allExperts')}</MoreLink>}
    >
      <ul className={styles.people}>
        {experts.map((expert) => (
          <li key={expert.id} className={styles.person}>
            <Avatar name={expert.displayName} seed={expert.id} size={72} />
            <div className={styles.about}>
              <h3 className={styles.name}>
                <Link to={paths.expert(expert.id)} className={styles.link}>
                  {expert.displayName}
                </Link>
              </h3>
              <p className={styles.headline}>
                <LocalText value={expert.headline} />
              </p>
              <NextFree at={expert.nextFreeAt} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
