import { type KeptEdits, useKept } from '@cursiv/shared-data/edits';
import { BOOKING_LIMITS, type Booking, type BookingSide, hasVisible } from '@cursiv/shared-domain';
import { ReasonDialog } from '@cursiv/shared-ui';
import { useBookingsT } from '../messages/messages.ts';
import { useOtherName } from '../use-other-name.ts';
import { actionLabel, type ReasonedAction } from './use-booking-actions.ts';

type BookingReasonProps = {
  booking: Booking;
  side: BookingSide;
  action: ReasonedAction;
  /** The text typed earlier, in case the page was left in between. */
  edits: KeptEdits<string>;
  isPending: boolean;
  /** Why the last attempt failed. */
  failure: string | undefined;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
};

/** Asks why; an expert who cancels and whoever disputes has to say it. */
export function BookingReason(props: BookingReasonProps) {
  const { booking, side, action, edits, isPending, failure, onConfirm, onCancel } = props;
  const t = useBookingsT();
  const [reason, edit] = useKept(edits, '');
  const isRequired = action === 'dispute' || (action === 'cancel' && side === 'expert');
  const name = useOtherName(booking, side);
  return (
    <ReasonDialog
      title={t(`${action}Title`, { name })}
      confirmLabel={t(actionLabel(action, side))}
      cancelLabel={t(action === 'cancel' ? 'keep' : 'back')}
      pending={isPending}
      reason={{
        label: t(labelOf(action, isRequired)),
        missing: t('reasonMissing'),
        maxLength: BOOKING_LIMITS.reason,
        isRequired,
      }}
      value={reason}
      isBlank={!hasVisible(reason)}
      onChange={edit}
      failure={failure}
      onConfirm={() => onConfirm(reason)}
      onCancel={onCancel}
    >
      <p>{t(`${action}Text`, { name })}</p>
    </ReasonDialog>
  );
}

function labelOf(action: ReasonedAction, isRequired: boolean) {
  if (action === 'dispute') return 'disputeLabel';
  return isRequired ? 'reasonLabel' : 'reasonOptional';
}
