import type { Booking, BookingSide } from '@cursiv/shared-domain';
import { Button, Cluster, MenuButton, Notice } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import { useBookingsT } from '../messages/messages.ts';
import type { BookingAction } from '../present-booking.ts';
import { BookingReason } from './booking-reason.tsx';
import { actionLabel, useBookingActions } from './use-booking-actions.ts';

type BookingActionsProps = {
  booking: Booking;
  side: BookingSide;
  actions: readonly BookingAction[];
  /** The action is done: the buttons are about to disappear. */
  onDone: () => void;
  /** What else stands in the row. */
  children?: ReactNode;
};

/** What answers the other side, as buttons. */
const ANSWERS = ['confirm', 'complete', 'decline', 'dispute', 'takeBack'] as const;
/** What is seldom wanted, in a menu. */
const OTHERS = ['reschedule', 'absent', 'cancel'] as const;

/** The ways to answer, move or cancel a booking; an action against the other side asks for confirmation. */
export function BookingActions({ booking, side, actions, onDone, children }: BookingActionsProps) {
  const t = useBookingsT();
  const { start, asked, edits, isPending, refusal, finish, stop } = useBookingActions(booking, side, onDone);
  const others = OTHERS.filter((action) => actions.includes(action));
  if (actions.length === 0 && !refusal && !children) return null;
  return (
    <>
      <Cluster>
        {ANSWERS.filter((action) => actions.includes(action)).map((action) => (
          <Button
            key={action}
            size="small"
            {...(action !== 'confirm' && { variant: 'secondary' as const })}
            pending={isPending && !asked && action !== 'decline'}
            onClick={() => start(action)}
          >
            {t(`${action}`)}
          </Button>
        ))}
        {children}
        {others.length > 0 && (
          <MenuButton
            label={t('more')}
            items={others.map((action) => ({
              id: action,
              label: t(actionLabel(action, side)),
              onSelect: () => start(action),
              ...(action === 'cancel' && { tone: 'danger' as const }),
            }))}
          />
        )}
      </Cluster>
      {!asked && refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      {asked && (
        <BookingReason
          booking={booking}
          side={side}
          action={asked}
          edits={edits}
          isPending={isPending}
          failure={refusal}
          onConfirm={(reason) => finish(reason)}
          onCancel={stop}
        />
      )}
    </>
  );
}
