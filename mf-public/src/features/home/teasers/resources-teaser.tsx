import type { ResourceCard } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { PagePart } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { ResourceLine } from '../../../shared/cards/resource-line.tsx';
import { MoreLink } from './more-link.tsx';
import * as styles from './resources-teaser.module.css';

/** A few resources that can be read or downloaded without a course. */
export function ResourcesTeaser({ resources }: { resources: readonly ResourceCard[] }) {
  const t = useT();
  if (resources.length === 0) return null;
  return (
    <PagePart
      title={t('home.resources')}
      intro={t('home.resourcesLead')}
      actions={<MoreLink to={paths.resources()}>{t('home.allResources')}</MoreLink>}
    >
      <ul className={styles.lines}>
        {resources.slice(0, 4).map((resource) => (
          <ResourceLine key={resource.id} resource={resource} />
        ))}
      </ul>
    </PagePart>
  );
}
