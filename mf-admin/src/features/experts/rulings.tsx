import { ruleOnExpert } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import {
  type Expert,
  type ExpertRuling,
  type ExpertStatus,
  expertLifecycle,
  isRuledWithReason,
} from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, FormError } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';
import { useRefusal } from '../../shared/use-refusal.ts';
import { RulingDialog } from './ruling-dialog.tsx';

/** The rulings on a page that has been read: list it, or return or suspend it with a reason. */
export function Rulings({ expert }: { expert: Expert }) {
  const t = useT();
  const actor = useActor();
  const refusal = useRefusal(t('experts.changedMeanwhile'));
  const { isPending, failure, run } = useCommand();
  const [asked, setAsked] = useState<'draft' | 'suspended'>();
  const rule = async (status: ExpertStatus, ruling?: ExpertRuling) => {
    const outcome = await run(() => ruleOnExpert(actor(), expert, { status, ...(ruling && { ruling }) }));
    const isDone = outcome.status === 'done';
    if (isDone) toast(t(`experts.ruled.${status}`, { name: expert.displayName }), { tone: 'success' });
    return isDone;
  };
  return (
    <>
      {failure && !asked && <FormError title={refusal(failure)} />}
      <Cluster>
        {expertLifecycle.movesFor('administrator', expert.status).map((status) =>
          isRuledWithReason(status) ? (
            <Button key={status} variant="secondary" onClick={() => setAsked(status)}>
              {t(`experts.rule.${status}`)}
            </Button>
          ) : (
            <Button key={status} pending={isPending && !asked} onClick={() => void rule(status)}>
              {t(`experts.rule.${status}`)}
            </Button>
          ),
        )}
      </Cluster>
      {asked && (
        <RulingDialog
          expert={expert}
          status={asked}
          isPending={isPending}
          failure={failure}
          onRule={(ruling) => rule(asked, ruling)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
