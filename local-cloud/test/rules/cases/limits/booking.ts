import { BOOKING_LIMITS } from '@cursiv/shared-domain';
import { limitStories, type Try, textOf } from '../../limit-stories.ts';
import { commit, type Fields, NOW, type RulesSuite, update } from '../../rules-case.ts';
import { booking } from '../lives/booking.ts';
import { PEOPLE } from '../people.ts';

const moved = (caller: string, id: string, changes: Fields): ReturnType<Try> => ({
  caller,
  deed: commit(update(`bookings/${id}`, { rev: 2, updatedAt: NOW, ...changes })),
});
const cancelled = (cancelledBy: string, reason: string) => ({ status: 'cancelled', cancelledBy, reason });

/** Reasons to call a session off, as long as they may be and longer. */
export const bookingLimitsSuite: RulesSuite = {
  name: 'the limits of a session',
  documents: { ...PEOPLE, 'bookings/asked': booking('requested', 600), 'bookings/agreed': booking('confirmed', 600) },
  cases: limitStories(BOOKING_LIMITS, {
    reason: [
      (size) => moved('ana', 'agreed', cancelled('learner', textOf(size))),
      (size) => moved('clara', 'agreed', cancelled('expert', textOf(size))),
      (size) => moved('clara', 'asked', { status: 'declined', reason: textOf(size) }),
    ],
    topic: 'a function alone writes it',
  }),
};
