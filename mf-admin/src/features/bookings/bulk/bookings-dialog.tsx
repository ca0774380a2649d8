import { BOOKING_LIMITS, type Booking, canStaffCallOff, hasBegun, statusAt } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useReaderZone } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { BulkDialog } from '../../../shared/bulk/bulk-dialog.tsx';
import type { BulkLine } from '../../../shared/bulk/carry-out.ts';
import { hindranceOf, type StateHindrance } from '../../../shared/bulk/hindrance-of.ts';
import { useBulkT } from '../../../shared/bulk/messages/messages.ts';
import { useBulkReason } from '../../../shared/bulk/use-bulk-reason.tsx';
import { useRefusal } from '../../../shared/use-refusal.ts';
import { useMovesT } from './messages/messages.ts';

/** What keeps a booking: its state, or its time. */
type BookingHindrance = StateHindrance | 'begun';

/** A question about the chosen bookings. */
export interface AskedBookings {
  lines: readonly BulkLine<Booking, BookingHindrance>[];
  /** When it was asked. */
  at: Date;
}

/** Which of the chosen bookings can be called off at a moment; the staff decide on those of others. */
export const previewOf = (
  chosen: readonly Booking[],
  mayDecide: (uid: string) => boolean,
  at: Date,
): AskedBookings => ({
  at,
  lines: chosen.map((item) => {
    const hindrance = hindranceOf(item.status, 'cancelled', {
      decide: mayDecide(item.learnerUid) && mayDecide(item.expertUid),
      move: canStaffCallOff(item, at),
    });
    return { item, hindrance: hindrance === 'noWay' && hasBegun(item, at) ? 'begun' : hindrance };
  }),
});

type BookingsDialogProps = AskedBookings & {
  /** Calls one off for a reason. Rejects with AppError. */
  callOff: (seen: Booking, reason: string) => Promise<void>;
  /** Called with whether anything was tried. */
  onClose: (hasActed: boolean) => void;
};

/** Says which of the chosen bookings will be called off, asks why, does it, and reports line by line. Both sides are told; there is no way back. */
export function BookingsDialog({ lines, at, callOff, onClose }: BookingsDialogProps) {
  const t = useT();
  const bulkT = useBulkT();
  const movesT = useMovesT();
  const locale = useLocale();
  const timeZone = useReaderZone();
  const refusal = useRefusal(bulkT('overtaken'));
  const reason = useBulkReason({
    place: 'bulk.bookings',
    field: {
      label: movesT('why'),
      hint: movesT('hint'),
      missing: movesT('missing'),
      maxLength: BOOKING_LIMITS.reason,
      isRequired: true,
    },
  });
  return (
    <BulkDialog
      title={movesT('title')}
      lines={lines}
      words={{
        nameOf: ({ learnerName, expertName, startAt }) =>
          `${learnerName} – ${expertName}, ${formatDate(startAt, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })}`,
        fateOf: ({ item, hindrance }) => {
          const from = t(`bookingStatus.${statusAt(item, at)}`);
          if (hindrance === 'begun') return movesT('stays', { reason: movesT('begun') });
          return hindrance
            ? bulkT(`hindrance.${hindrance}`, { from })
            : bulkT('will', { from, to: t('bookingStatus.cancelled') });
        },
        refusal: (code, reason) => (reason === 'begun' ? movesT('begun') : refusal(code)),
      }}
      reason={reason}
      act={(seen) => callOff(seen, reason.said.note)}
      onClose={onClose}
    />
  );
}
