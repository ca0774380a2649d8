import { useUser } from '@cursiv/shared-auth';
import { answerBooking, type BookingRole, cancelBooking, completeBooking } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { keptEdits } from '@cursiv/shared-data/edits';
import type { Booking } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Button, Cluster, Notice, toast } from '@cursiv/shared-ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useT } from '../../messages/messages.ts';
import type { BookingAction } from './present-booking.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type SessionActionsProps = {
  booking: Booking;
  side: BookingRole;
  actions: readonly BookingAction[];
  /** The action is done: the buttons are about to disappear. */
  onDone: () => void;
};

/** The ways to answer or cancel a booking; an action against the other side asks for confirmation. */
export function SessionActions({ booking, side, actions, onDone }: SessionActionsProps) {
  const t = useT();
  const words = useVocabulary();
  const [asked, setAsked] = useState<'cancel' | 'decline'>();
  const uid = useUser().id;
  const edits = keptEdits(uid, `booking.${booking.id}.${asked}`, z.string());
  const command = useCommand();
  const { isPending, failure } = command;
  const run = async (act: () => Promise<void>, news: string) => {
    const outcome = await command.run(act);
    if (outcome.status !== 'done') return;
    edits.clear();
    toast(news, { tone: 'success' });
    setAsked(undefined);
    onDone();
  };
  const finish = (reason: string) =>
    asked === 'decline'
      ? run(() => answerBooking(booking, 'declined', reason), t('bookings.declined'))
      : run(() => cancelBooking(booking, side, reason), t('bookings.cancelled'));
  const notice = failure && (
    <Notice tone="danger" role="alert">
      {words(`error.${failure}`)}
    </Notice>
  );
  const name = side === 'learner' ? booking.expertName : booking.learnerName;
  if (actions.length === 0 && !failure) return null;
  return (
    <>
      <Cluster>
        {actions.includes('confirm') && (
          <Button
            size="small"
            pending={isPending && !asked}
            onClick={() => void run(() => answerBooking(booking, 'confirmed'), t('bookings.confirmed'))}
          >
            {t('bookings.confirm')}
          </Button>
        )}
        {actions.includes('complete') && (
          <Button
            size="small"
            variant="secondary"
            pending={isPending}
            onClick={() => void run(() => completeBooking(booking), t('bookings.completed'))}
          >
            {t('bookings.complete')}
          </Button>
        )}
        {actions.includes('decline') && (
          <Button size="small" variant="secondary" onClick={() => setAsked('decline')}>
            {t('bookings.decline')}
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button size="small" variant="quiet" onClick={() => setAsked('cancel')}>
            {t('bookings.cancel')}
          </Button>
        )}
      </Cluster>
      {!asked && notice}
      {asked && (
        <ReasonDialog
          title={t(asked === 'decline' ? 'bookings.declineTitle' : 'bookings.cancelTitle', { name })}
          text={t(asked === 'decline' ? 'bookings.declineText' : 'bookings.cancelText', { name })}
          confirmLabel={t(asked === 'decline' ? 'bookings.decline' : 'bookings.cancel')}
          isRequired={asked === 'cancel' && side === 'expert'}
          isPending={isPending}
          notice={notice}
          edits={edits}
          onConfirm={(reason) => void finish(reason)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
