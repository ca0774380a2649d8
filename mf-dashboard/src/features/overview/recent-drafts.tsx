import { watchDrafts } from '@cursiv/shared-data';
import { lessonCountOf, OVERVIEW_MOST } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Badge, ButtonLink, PagePart } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { LocalText } from '../../shared/local-text.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { useBegun } from '../../shared/use-begun.ts';
import * as styles from './lines.module.css';

/** The author's courses, latest change first. */
export function RecentDrafts({ uid }: { uid: string }) {
  const t = useT();
  const locale = useLocale();
  const watch = useMemo(() => watchDrafts(uid, OVERVIEW_MOST.drafts), [uid]);
  const drafts = useBegun(uid, 'hasDrafts', watch);
  return (
    <PagePart
      title={t('overview.drafts')}
      actions={
        <ButtonLink to={paths.createCourse()} variant="secondary" size="small">
          {t('nav.createCourse')}
        </ButtonLink>
      }
    >
      <LoadableView of={drafts}>
        {(found) =>
          found.length === 0 ? (
            <p className={styles.none}>{t('overview.noDrafts')}</p>
          ) : (
            <ul className={styles.list}>
              {found.map((draft) => (
                <li key={draft.id} className={styles.line}>
                  <div>
                    <h3 className={styles.title}>
                      <Link to={paths.editCourse(draft.id)}>
                        <LocalText value={draft.title} base={draft.baseLocale} marked otherwise={t('untitledCourse')} />
                      </Link>
                    </h3>
                    <p className={styles.note}>
                      {t('counted.lessons', { count: lessonCountOf(draft) })},{' '}
                      {t(draft.status === 'published' ? 'myCourses.draftChanged' : 'myCourses.changed', {
                        date: formatDate(draft.updatedAt, locale),
                      })}
                    </p>
                  </div>
                  <Badge>{t(`courseStatus.${draft.status}`)}</Badge>
                </li>
              ))}
            </ul>
          )
        }
      </LoadableView>
    </PagePart>
  );
}
