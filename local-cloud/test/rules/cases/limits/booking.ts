import { BOOKING_LIMITS } from '@cursiv/shared-domain';
import { limitStories, type Try, textOf } from '../../limit-stories.ts';
import { commit, type Fields, NOW, type RulesSuite, set, update } from '../../rules-case.ts';
import { privateNotes, sharedNotes } from '../bookings/booking-notes.ts';
import { booking } from '../lives/booking.ts';
import { PEOPLE } from '../people.ts';

const moved = (caller: string, id: string, changes: Fields): ReturnType<Try> => ({
  caller,
  deed: commit(update(`bookings/${id}`, { rev: 2, updatedAt: NOW, ...changes })),
});
const shared = (changes: Fields): ReturnType<Try> => ({
  caller: 'ana',
  deed: commit(set('bookings/agreed/shared/notes', sharedNotes('ana', changes))),
});
const cancelled = (cancelledBy: string, reason: string) => ({ status: 'cancelled', cancelledBy, reason });

/** Reasons for moving a booking on, at the longest and one character longer. */
export const bookingLimitsSuite: RulesSuite = {
  name: 'the limits of a booking',
  documents: {
    ...PEOPLE,
    'bookings/asked': booking('requested', 600),
    'bookings/agreed': booking('confirmed', 600),
    'bookings/over': booking('confirmed', -120),
    'bookings/missed': booking('no_show_learner', -120),
  },
  cases: limitStories(BOOKING_LIMITS, {
    reason: [
      (size) => moved('ana', 'agreed', cancelled('learner', textOf(size))),
      (size) => moved('clara', 'agreed', cancelled('expert', textOf(size))),
      (size) => moved('clara', 'asked', { status: 'declined', reason: textOf(size) }),
      (size) => moved('clara', 'over', { status: 'no_show_learner', reason: textOf(size) }),
    ],
    dispute: [(size) => moved('ana', 'missed', { status: 'disputed', dispute: textOf(size) })],
    topic: 'a function alone writes it',
    note: 'a function alone writes it',
    sharedNotes: [(size) => shared({ notes: textOf(size) })],
    agreed: [(size) => shared({ agreed: textOf(size) })],
    privateNotes: [
      (size) => ({ caller: 'ana', deed: commit(set('bookings/agreed/private/ana', privateNotes(textOf(size)))) }),
    ],
  }),
};
