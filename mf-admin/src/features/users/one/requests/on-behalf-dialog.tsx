import type { UserAccount } from '@cursiv/shared-data';
import { type Outcome, useCommand } from '@cursiv/shared-data/commands';
import { isAppError, MAX_ON_BEHALF_REASON, ON_BEHALF_REFUSALS } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { useState } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { NoteDialog } from '../../../../shared/note-dialog.tsx';
import { useRequestsT } from './messages/messages.ts';

/** What an administrator does on a person's behalf, each with a reason. Rejects with AppError. */
export type RequestActs = Record<'copy' | 'deletion' | 'callOff', (uid: string, reason: string) => Promise<void>>;

type OnBehalfDialogProps = {
  user: UserAccount;
  what: keyof RequestActs;
  act: RequestActs[keyof RequestActs];
  onActed: () => void;
  onClose: () => void;
};

/** Asks how and why a person asked, says what it will do, and does it. The person reads the answer. */
export function OnBehalfDialog({ user, what, act, onActed, onClose }: OnBehalfDialogProps) {
  const t = useT();
  const requestsT = useRequestsT();
  const name = user.name || user.email;
  const { isPending, run } = useCommand();
  const [failed, setFailed] = useState<Extract<Outcome, { status: 'failed' }>>();
  const send = async (reason: string) => {
    const outcome = await run(() => act(user.id, reason));
    if (outcome.status === 'busy') return false;
    setFailed(outcome.status === 'failed' ? outcome : undefined);
    onActed();
    if (outcome.status === 'done') toast(requestsT(`done.${what}`, { name }), { tone: 'success' });
    return outcome.status === 'done';
  };
  const refusal = ON_BEHALF_REFUSALS.find((one) => isAppError(failed?.error) && failed.error.reason === one);
  const words = refusal ?? (failed?.code === 'not-found' && what === 'callOff' ? 'gone' : undefined);
  return (
    <NoteDialog
      place={`onBehalf.${what}.${user.id}`}
      title={requestsT(`ask.${what}`, { name })}
      confirmLabel={requestsT(`confirm.${what}`)}
      tone={what === 'deletion' ? 'danger' : 'primary'}
      pending={isPending}
      templates="onBehalf"
      field={{
        label: requestsT('reason'),
        hint: requestsT('reasonHint'),
        missing: requestsT('reasonMissing'),
        maxLength: MAX_ON_BEHALF_REASON,
      }}
      failure={failed && (words ? requestsT(`refusal.${words}`) : t(`error.${failed.code}`))}
      onSend={({ note }) => send(note)}
      onClose={onClose}
    >
      <p>{requestsT(`effect.${what}`, { email: user.email })}</p>
    </NoteDialog>
  );
}
