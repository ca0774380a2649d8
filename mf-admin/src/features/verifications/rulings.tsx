import { useOptionalUser } from '@cursiv/shared-auth';
import { ruleOnVerification } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import {
  isVerifiedWithReason,
  type VerificationRequest,
  type VerificationRuling,
  type VerificationStatus,
  verificationLifecycle,
} from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, FormError } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';
import { useRefusal } from '../../shared/use-refusal.ts';
import { useDecided } from '../../shared/work/use-decided.ts';
import { useWalkFrom } from '../../shared/work/walk/use-walk-from.ts';
import { useVerificationsT } from './messages/messages.ts';
import { RulingDialog } from './ruling-dialog.tsx';

/** The rulings on a request: grant the right, or refuse it or take it back with a reason. Nobody rules on their own. */
export function Rulings({ request }: { request: VerificationRequest }) {
  const t = useT();
  const verificationsT = useVerificationsT();
  const actor = useActor();
  const self = useOptionalUser()?.id;
  const refusal = useRefusal(verificationsT('changedMeanwhile'));
  const decided = useDecided();
  const walkFrom = useWalkFrom('right');
  const { isPending, failure, run } = useCommand();
  const [asked, setAsked] = useState<'rejected' | 'revoked'>();
  const { name, flag } = request;
  const rule = async (status: VerificationStatus, ruling?: VerificationRuling) => {
    const outcome = await run(() => ruleOnVerification(actor(), request, { status, ...(ruling && { ruling }) }));
    const isDone = outcome.status === 'done';
    // The row goes to another list together with what is said in it.
    if (outcome.status === 'failed' && outcome.code === 'conflict')
      toast(await decided(`verificationRequests/${request.id}`, verificationsT('changedMeanwhile')), {
        tone: 'danger',
      });
    if (isDone) {
      toast(verificationsT(`ruled.${status}`, { name, right: t(`userFlag.${flag}`) }), { tone: 'success' });
      // The row goes to another list, and would take the focus with it.
      document.querySelector<HTMLElement>('main h1')?.focus();
      walkFrom(request.id);
    }
    return isDone;
  };
  if (request.uid === self) return <p>{verificationsT('own')}</p>;
  return (
    <>
      {failure && !asked && <FormError title={refusal(failure)} />}
      <Cluster>
        {verificationLifecycle.movesFor('administrator', request.status).map((status) => (
          <Button
            key={status}
            variant={isVerifiedWithReason(status) ? 'secondary' : 'primary'}
            size="small"
            pending={isPending && !asked}
            aria-label={`${verificationsT(`rule.${status}`)}: ${name}, ${t(`userFlag.${flag}`)}`}
            onClick={() => (isVerifiedWithReason(status) ? setAsked(status) : void rule(status))}
          >
            {verificationsT(`rule.${status}`)}
          </Button>
        ))}
      </Cluster>
      {asked && (
        <RulingDialog
          request={request}
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
