import { moveResource } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type Resource, resourceLifecycle } from '@cursiv/shared-domain';
import { Button, FormError, Notice } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useResourcesT } from '../messages/messages.ts';
import { moveName } from '../move-name.ts';

/** Why a resource cannot be edited in its present state, and how to make it a draft again. */
export function WaitingNotice({ resource, onDraft }: { resource: Resource; onDraft: () => void }) {
  const t = useT();
  const resourcesT = useResourcesT();
  const { isPending, failure, run } = useCommand();
  const { status } = resource;
  const takeBack = () =>
    run(async () => {
      await moveResource(resource, 'draft');
      onDraft();
    });
  const canTakeBack = resourceLifecycle.canMove('author', status, 'draft');
  return (
    <>
      <Notice
        tone="warning"
        action={
          canTakeBack && (
            <Button size="small" pending={isPending} onClick={() => void takeBack()}>
              {resourcesT(`${moveName(status, 'draft')}`)}
            </Button>
          )
        }
      >
        {resourcesT(`still.${status === 'in_review' || status === 'archived' ? status : 'other'}`)}
      </Notice>
      {failure && <FormError title={t(`error.${failure}`)} />}
    </>
  );
}
