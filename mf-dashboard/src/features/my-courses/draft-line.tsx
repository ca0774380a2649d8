import { type CourseDraft, draftLifecycle, lessonCountOf } from '@cursiv/shared-domain';
import { formatDate, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Badge, Button, ButtonLink, Facts } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { LocalText } from '../../shared/local-text.tsx';
import { useTextOf } from '../../shared/use-text-of.ts';
import * as styles from './draft-line.module.css';

/** One of the author's courses. A published one can be edited but not deleted. */
export function DraftLine({ draft, onDelete }: { draft: CourseDraft; onDelete: () => void }) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const title = useTextOf()(draft.title, draft.baseLocale) || t('untitledCourse');
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link to={paths.dashboardCourse(draft.id)} className={styles.link}>
            <LocalText value={draft.title} base={draft.baseLocale} marked otherwise={t('untitledCourse')} />
          </Link>
        </h3>
        <Facts
          items={[
            { id: 'status', text: <Badge size="small">{words(`courseStatus.${draft.status}`)}</Badge> },
            { id: 'lessons', text: words('lessons', { count: lessonCountOf(draft) }) },
            {
              id: 'changed',
              text: t(draft.status === 'published' ? 'myCourses.draftChanged' : 'myCourses.changed', {
                date: formatDate(draft.updatedAt, locale),
              }),
            },
          ]}
        />
      </div>
      <div className={styles.actions}>
        <ButtonLink
          to={paths.editCourse(draft.id)}
          variant="secondary"
          size="small"
          aria-label={`${t('myCourses.edit')}: ${title}`}
        >
          {t('myCourses.edit')}
        </ButtonLink>
        <ButtonLink
          to={paths.coursePreview(draft.id)}
          variant="quiet"
          size="small"
          aria-label={`${t('myCourses.preview')}: ${title}`}
        >
          {t('myCourses.preview')}
        </ButtonLink>
        {draftLifecycle.canDelete('author', draft.status) && (
          <Button variant="quiet" size="small" aria-label={`${t('myCourses.delete')}: ${title}`} onClick={onDelete}>
            {t('myCourses.delete')}
          </Button>
        )}
      </div>
    </li>
  );
}
