import { useUser } from '@cursiv/shared-auth';
import { answerBooking, cancelBooking, completeBooking, disputeAbsence, reportAbsence } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { keptEdits } from '@cursiv/shared-data/edits';
import type { Booking, BookingSide } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { toast } from '@cursiv/shared-platform/shell';
import { useGo } from '@cursiv/shared-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useT } from '../../../messages/messages.ts';
import { useBookingsT } from '../messages/messages.ts';
import type { BookingAction } from '../present-booking.ts';

/** Actions that ask for a reason first. */
export type ReasonedAction = 'absent' | 'cancel' | 'decline' | 'dispute';

const isReasoned = (action: BookingAction): action is ReasonedAction =>
  ['absent', 'cancel', 'decline', 'dispute'].includes(action);

/** The words of an action for one side. */
export const actionLabel = (action: BookingAction, side: BookingSide) =>
  action === 'absent' ? (`absent.${side}` as const) : action;

/** Where another time for a booking, or for all weeks from it on, is chosen: among the free times of its expert. */
export const otherTimes = ({ id, expertUid, offeringId }: Booking, weeks?: 'all') =>
  `${paths.expert(expertUid)}?${new URLSearchParams({ session: offeringId, move: id, ...(weeks && { weeks }) })}#sessions`;

/** Carries the actions on a booking out, one at a time; those that need a reason wait for it. */
export function useBookingActions(booking: Booking, side: BookingSide, onDone: () => void) {
  const t = useT();
  const bookingsT = useBookingsT();
  const go = useGo();
  const [asked, setAsked] = useState<ReasonedAction>();
  const uid = useUser().id;
  const edits = keptEdits(uid, `booking.${booking.id}.${asked}`, z.string());
  const { isPending, failure, run } = useCommand();
  const act = async (work: () => Promise<void>, news: string) => {
    const outcome = await run(work);
    if (outcome.status !== 'done') return;
    edits.clear();
    toast(news, { tone: 'success' });
    setAsked(undefined);
    onDone();
  };
  const finish = (reason: string) => {
    if (asked === 'decline') return void act(() => answerBooking(booking, 'declined', reason), bookingsT('declined'));
    if (asked === 'absent') return void act(() => reportAbsence(booking, uid, reason), bookingsT('absenceKept'));
    if (asked === 'dispute') return void act(() => disputeAbsence(booking, reason), bookingsT('disputed'));
    return void act(() => cancelBooking(booking, side, reason), bookingsT('cancelled'));
  };
  const start = (action: BookingAction) => {
    if (isReasoned(action)) return setAsked(action);
    if (action === 'reschedule') return void go(otherTimes(booking));
    if (action === 'confirm') return void act(() => answerBooking(booking, 'confirmed'), bookingsT('confirmed'));
    return void act(() => completeBooking(booking), bookingsT(action === 'complete' ? 'completed' : 'takenBack'));
  };
  const refusal = failure && t(`error.${failure}`);
  return { start, asked, edits, isPending, refusal, finish, stop: () => setAsked(undefined) };
}
