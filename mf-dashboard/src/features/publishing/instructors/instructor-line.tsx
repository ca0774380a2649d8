import { moveInstructor } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type CourseInstructor, instructorLifecycle } from '@cursiv/shared-domain';
import { Badge, Button, Cluster, FormError, ListRow } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useInstructorsT } from './messages/messages.ts';

const TONES = { invited: 'progress', accepted: 'success', declined: 'neutral', removed: 'neutral' } as const;

/** One named instructor: whether they have agreed, and the way to remove them. */
export function InstructorLine({ place: { courseId, uid, name, status } }: { place: CourseInstructor }) {
  const t = useT();
  const instructorsT = useInstructorsT();
  const { isPending, failure, run } = useCommand();
  return (
    <ListRow
      notice={failure && <FormError title={t(`error.${failure}`)} />}
      actions={
        instructorLifecycle.canMove('author', status, 'removed') && (
          <Button
            variant="quiet"
            size="small"
            pending={isPending}
            aria-label={`${instructorsT('remove')}: ${name}`}
            onClick={() => void run(() => moveInstructor(courseId, uid, 'removed'))}
          >
            {instructorsT('remove')}
          </Button>
        )
      }
    >
      <Cluster>
        <span>{name}</span>
        <Badge size="small" tone={TONES[status]}>
          {instructorsT(`status.${status}`)}
        </Badge>
      </Cluster>
    </ListRow>
  );
}
