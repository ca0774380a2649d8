import type { ExpertCard } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Avatar, CardTitle, LocalizedText, PagePart } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { NextFree } from '../../../shared/cards/next-free.tsx';
import * as styles from './experts-teaser.module.css';
import { MoreLink } from './more-link.tsx';

/** A few experts, with their next free time. */
export function ExpertsTeaser({ experts }: { experts: readonly ExpertCard[] }) {
  const t = useT();
  if (experts.length === 0) return null;
  return (
    <PagePart
      title={t('home.experts')}
      intro={t('home.expertsLead')}
      actions={<MoreLink to={paths.experts()}>{t('home.allExperts')}</MoreLink>}
    >
      <ul className={styles.people}>
        {experts.map((expert) => (
          <li key={expert.id} className={styles.person}>
            <Avatar name={expert.displayName} seed={expert.id} src={expert.photo} size={72} />
            <div className={styles.about}>
              <CardTitle to={paths.expert(expert.id)}>{expert.displayName}</CardTitle>
              <p className={styles.headline}>
                <LocalizedText {...expert.headline} />
              </p>
              <NextFree at={expert.nextFreeAt} />
            </div>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
