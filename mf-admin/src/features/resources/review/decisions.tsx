import { useCommand } from '@cursiv/shared-data/commands';
import { type AppErrorCode, type Resource, resourceLifecycle } from '@cursiv/shared-domain';
import { Button, Cluster } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useResourcesT } from '../messages/messages.ts';
import { useResourceMoves } from '../use-resource-moves.ts';
import { ReturnDialog } from './return-dialog.tsx';

type DecisionsProps = {
  resource: Resource;
  title: string;
  /** Whether the reader may decide on it. */
  isDecidedHere: boolean;
  /** Called with the result of the decision, or the reason it failed. */
  onDecided: (failure: AppErrorCode | undefined) => void;
};

/** The decisions about a resource that has been read: approve it for others, or return it to its author with a reason. */
export function Decisions({ resource, title, isDecidedHere, onDecided }: DecisionsProps) {
  const t = useT();
  const resourcesT = useResourcesT();
  const move = useResourceMoves();
  const [isReturning, setIsReturning] = useState(false);
  const { isPending, run } = useCommand();
  const isWaiting = resource.status === 'in_review';
  if (!resourceLifecycle.canMove('administrator', resource.status, 'published')) return null;
  if (!isDecidedHere) return <p>{t('concernsYou')}</p>;
  const publish = () => run(async () => onDecided(await move(resource, { status: 'published' })));
  return (
    <Cluster>
      <Button pending={isPending} onClick={() => void publish()}>
        {resourcesT(isWaiting ? 'review.approve' : 'move.published')}
      </Button>
      {isWaiting && (
        <Button variant="secondary" onClick={() => setIsReturning(true)}>
          {resourcesT('review.giveBack')}
        </Button>
      )}
      {isReturning && (
        <ReturnDialog
          resource={resource}
          title={title}
          onClose={() => setIsReturning(false)}
          onReturn={async (returned) => {
            const failure = await move(resource, { status: 'draft', returned });
            if (failure !== 'busy') onDecided(failure);
            return failure;
          }}
        />
      )}
    </Cluster>
  );
}
