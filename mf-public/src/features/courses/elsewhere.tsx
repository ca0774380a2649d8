import type { CoursesPayload } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Avatar, LocalizedText, PagePart } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { ResourceLine } from '../../shared/cards/resource-line.tsx';
import * as styles from './elsewhere.module.css';

type ElsewhereProps = { elsewhere: NonNullable<CoursesPayload['elsewhere']>; text: string };

/** Results for the same words among resources and experts. */
export function Elsewhere({ elsewhere: { resources, experts }, text }: ElsewhereProps) {
  const t = useT();
  if (resources.total + experts.total === 0) return null;
  const query = `?${new URLSearchParams({ q: text })}`;
  return (
    <div className={styles.elsewhere}>
      {resources.total > 0 && (
        <PagePart
          title={t('resources.title')}
          actions={
            <Link to={`${paths.resources()}${query}`}>
              {t('courses.elsewhere.resources', { count: resources.total })}
            </Link>
          }
        >
          <ul>
            {resources.first.map((resource) => (
              <ResourceLine key={resource.id} resource={resource} />
            ))}
          </ul>
        </PagePart>
      )}
      {experts.total > 0 && (
        <PagePart
          title={t('experts.title')}
          actions={
            <Link to={`${paths.experts()}${query}`}>{t('courses.elsewhere.experts', { count: experts.total })}</Link>
          }
        >
          <ul className={styles.people}>
            {experts.first.map(({ id, displayName, headline, photo }) => (
              <li key={id} className={styles.person}>
                <Avatar name={displayName} seed={id} src={photo} size={56} />
                <div>
                  <h3 className={styles.name}>
                    <Link to={paths.expert(id)}>{displayName}</Link>
                  </h3>
                  <p className={styles.headline}>
                    <LocalizedText {...headline} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </PagePart>
      )}
    </div>
  );
}
