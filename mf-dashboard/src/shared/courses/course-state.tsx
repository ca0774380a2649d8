import type { Course, CourseDraft } from '@cursiv/shared-domain';
import { Badge, type BadgeProps, Cluster } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';

type Status = CourseDraft['status'] | Course['status'];

const TONES: Record<Status, NonNullable<BadgeProps['tone']>> = {
  draft: 'neutral',
  in_review: 'progress',
  changes_requested: 'warning',
  published: 'success',
  unlisted: 'neutral',
  archived: 'neutral',
  suspended: 'danger',
};

type CourseStateProps = {
  draft: Pick<CourseDraft, 'status' | 'rev' | 'publishedRev'>;
  /** The published course; undefined when there is none, or nobody has looked. */
  course: Pick<Course, 'status'> | undefined;
};

/** What readers have of a course, and what its author has yet to give them. */
export function CourseState({ draft, course }: CourseStateProps) {
  const t = useT();
  const live = course?.status ?? (draft.status === 'published' ? 'published' : undefined);
  const shown = [live, draft.status === 'published' ? undefined : draft.status].filter(
    (status) => status !== undefined,
  );
  const isAhead = draft.publishedRev !== undefined && draft.rev > draft.publishedRev;
  return (
    <Cluster gap={1}>
      {shown.map((status) => (
        <Badge key={status} size="small" tone={TONES[status]}>
          {t(`courseStatus.${status}`)}
        </Badge>
      ))}
      {isAhead && (
        <Badge size="small" tone="warning">
          {t('publishing.unpublishedChanges')}
        </Badge>
      )}
    </Cluster>
  );
}
