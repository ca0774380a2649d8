import { type Course, type CourseDraft, draftLifecycle, lessonCountOf } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Button, ButtonLink, Facts, ListRow } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { publishCourseAddress, teachingAddress } from '../../shared/courses/course-addresses.ts';
import { CourseState } from '../../shared/courses/course-state.tsx';
import { LocalText } from '../../shared/local-text.tsx';
import { useTextOf } from '../../shared/use-text-of.ts';
import { useArchiveT } from './archive/messages/messages.ts';
import { useArchive } from './archive/use-archive.ts';
import * as styles from './draft-line.module.css';
import { ExportScorm } from './scorm/export-scorm.tsx';
import { unplayedFilms } from './scorm/unplayed-films.ts';

type DraftLineProps = {
  draft: CourseDraft;
  /** What readers have of it; undefined when they have nothing. */
  course: Course | undefined;
  /** Whose it is, when it is not the reader's own: they write it, and its owner decides about it. */
  owner?: string;
  onDelete?: () => void;
};

/** One of the courses that a person writes. A published one can be edited but not deleted. */
export function DraftLine({ draft, course, owner, onDelete }: DraftLineProps) {
  const t = useT();
  const archiveT = useArchiveT();
  const locale = useLocale();
  const { pending, download, downloadScorm, duplicate } = useArchive(draft);
  const textOf = useTextOf();
  const title = textOf(draft.title, draft.baseLocale) || t('untitledCourse');
  return (
    <ListRow
      actions={
        <>
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
          <ButtonLink
            to={publishCourseAddress(draft.id)}
            variant="quiet"
            size="small"
            aria-label={t('publishing.openOf', { title })}
          >
            {t('publishing.open')}
          </ButtonLink>
          {course && (
            <ButtonLink
              to={teachingAddress(draft.id)}
              variant="quiet"
              size="small"
              aria-label={`${t('course.teaching')}: ${title}`}
            >
              {t('course.teaching')}
            </ButtonLink>
          )}
          <Button
            variant="quiet"
            size="small"
            pending={pending.has('download')}
            aria-label={`${archiveT('download')}: ${title}`}
            onClick={() => void download()}
          >
            {archiveT('download')}
          </Button>
          <ExportScorm
            title={title}
            unplayed={unplayedFilms(draft.outline).map((lesson) => textOf(lesson.title, draft.baseLocale))}
            isPending={pending.has('scorm')}
            onExport={downloadScorm}
          />
          {owner === undefined && (
            <Button
              variant="quiet"
              size="small"
              pending={pending.has('duplicate')}
              aria-label={`${archiveT('duplicate')}: ${title}`}
              onClick={() => void duplicate()}
            >
              {archiveT('duplicate')}
            </Button>
          )}
          {onDelete && draftLifecycle.canDelete('author', draft.status) && (
            <Button variant="quiet" size="small" aria-label={`${t('myCourses.delete')}: ${title}`} onClick={onDelete}>
              {t('myCourses.delete')}
            </Button>
          )}
        </>
      }
    >
      <h3 className={styles.title}>
        <Link to={paths.dashboardCourse(draft.id)} className={styles.link}>
          <LocalText value={draft.title} base={draft.baseLocale} marked otherwise={t('untitledCourse')} />
        </Link>
      </h3>
      <Facts
        items={[
          { id: 'owner', text: owner },
          { id: 'status', text: <CourseState draft={draft} course={course} /> },
          { id: 'lessons', text: t('counted.lessons', { count: lessonCountOf(draft) }) },
          {
            id: 'changed',
            text: t(draft.status === 'published' ? 'myCourses.draftChanged' : 'myCourses.changed', {
              date: formatDate(draft.updatedAt, locale),
            }),
          },
        ]}
      />
    </ListRow>
  );
}
