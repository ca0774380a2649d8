import type { ExpertLine } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Avatar, Section } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { LocalText } from '../../shared/local-text.tsx';
import * as styles from './experts-teaser.module.css';
import { MoreLink } from './more-link.tsx';

/** Some of the people who can be asked. */
export function ExpertsTeaser({ experts }: { experts: readonly ExpertLine[] }) {
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
            <Avatar name={expert.displayName} seed={expert.id} size={64} />
            <div>
              <h3 className={styles.name}>{expert.displayName}</h3>
              <p className={styles.headline}>
                <LocalText value={expert.headline} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
