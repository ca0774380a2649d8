import { ruleOnExpert } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type Expert, expertLifecycle, isRuledWithReason } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, FormError } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';
import { useRefusal } from '../../shared/use-refusal.ts';
import { useWalkOn } from '../../shared/work/walk/use-walk-on.ts';
import { useExpertsT } from './messages/messages.ts';
import { RulingDialog } from './ruling-dialog.tsx';
import { type SeenRuling, undoOf } from './undo-ruling.ts';

/** The rulings on a page that has been read: list it, or return or suspend it with a reason. */
export function Rulings({ expert }: { expert: Expert }) {
  const t = useT();
  const expertsT = useExpertsT();
  const actor = useActor();
  const refusal = useRefusal(expertsT('changedMeanwhile'));
  const { isPending, failure, run } = useCommand();
  const [asked, setAsked] = useState<'draft' | 'suspended'>();
  const walkOn = useWalkOn();
  const undoing = useCommand();
  const rule = async (wanted: SeenRuling, isUndo = false) => {
    const { seen, status, ruling } = wanted;
    const command = isUndo ? undoing.run : run;
    const outcome = await command(() => ruleOnExpert(actor(), seen, { status, ...(ruling && { ruling }) }));
    const back = isUndo ? undefined : undoOf(wanted);
    const action = back && { label: t('undo'), onSelect: () => void rule(back, true) };
    if (outcome.status === 'done')
      toast(expertsT(`ruled.${status}`, { name: seen.displayName }), { tone: 'success', ...(action && { action }) });
    if (outcome.status === 'done' && !isUndo) void walkOn();
    if (outcome.status === 'failed' && isUndo) toast(refusal(outcome.code), { tone: 'danger' });
    return outcome.status === 'done';
  };
  return (
    <>
      {failure && !asked && <FormError title={refusal(failure)} />}
      <Cluster>
        {expertLifecycle.movesFor('administrator', expert.status).map((status) =>
          isRuledWithReason(status) ? (
            <Button key={status} variant="secondary" onClick={() => setAsked(status)}>
              {expertsT(`rule.${status}`)}
            </Button>
          ) : (
            <Button key={status} pending={isPending && !asked} onClick={() => void rule({ seen: expert, status })}>
              {expertsT(`rule.${status}`)}
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
          onRule={(ruling) => rule({ seen: expert, status: asked, ruling })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
