import type { Course, CourseDraft, Locale, PublishingWay } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, Notice } from '@cursiv/shared-ui';
import { CourseState } from '../../shared/courses/course-state.tsx';
import { usePublishingT } from './messages/messages.ts';

type NextStepProps = { draft: CourseDraft; course: Course | undefined; way: PublishingWay };

/** Where the course stands between its author and its readers, what comes next, and what an administrator says of it. */
export function NextStep({ draft, course, way }: NextStepProps) {
  const t = usePublishingT();
  const isSuspended = course?.status === 'suspended';
  const returned = draft.status === 'changes_requested' ? draft.returned : undefined;
  return (
    <>
      <Notice
        tone={isSuspended || returned ? 'warning' : 'info'}
        title={<CourseState draft={draft} course={course} />}
        action={
          course?.status === 'published' && (
            <ButtonLink to={paths.course(draft.id)} size="small" variant="secondary">
              {t('seePublic')}
            </ButtonLink>
          )
        }
      >
        {t(`step.${stepOf(draft, course, way)}`, { version: course?.version ?? 0 })}
      </Notice>
      {returned && <Reason title={t('reasonChanges')} {...returned} />}
      {isSuspended && course.suspension && <Reason title={t('reasonSuspended')} {...course.suspension} />}
    </>
  );
}

function stepOf(draft: CourseDraft, course: Course | undefined, way: PublishingWay) {
  if (draft.status === 'in_review' || draft.status === 'changes_requested') return draft.status;
  if (course?.status === 'suspended') return 'suspended';
  if (!course) return way === 'direct' ? 'draft' : 'draftReview';
  return draft.rev === draft.publishedRev ? 'published' : 'unpublishedChanges';
}

function Reason({ title, note, locale }: { title: string; note: string; locale: Locale }) {
  return (
    <Notice tone="warning" title={title}>
      <p lang={useLocale() === locale ? undefined : locale}>{note}</p>
    </Notice>
  );
}
