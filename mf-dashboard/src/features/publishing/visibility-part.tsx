import { moveCourse } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type Course, courseLifecycle } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, PagePart } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { usePublishingT } from './messages/messages.ts';

/** Who finds a published course, as its author decides. */
export function VisibilityPart({ course, onChanged }: { course: Course; onChanged: () => void }) {
  const t = useT();
  const publishingT = usePublishingT();
  const { isPending, run } = useCommand();
  const move = async (status: Course['status']) => {
    const outcome = await run(() => moveCourse(course.id, status));
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
    if (outcome.status === 'done') onChanged();
  };
  return (
    <PagePart title={publishingT('visibility')} intro={publishingT(`moveText.${course.status}`)}>
      <Cluster>
        {courseLifecycle.movesFor('author', course.status).map((status) =>
          status === 'suspended' ? null : (
            <Button key={status} variant="secondary" pending={isPending} onClick={() => void move(status)}>
              {publishingT(`move.${status}`)}
            </Button>
          ),
        )}
      </Cluster>
    </PagePart>
  );
}
