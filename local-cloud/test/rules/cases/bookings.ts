import {
  commit,
  type Fields,
  get,
  lets,
  list,
  minutesFromNow,
  NOW,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
} from '../rules-case.ts';
import { PEOPLE } from './people.ts';

const booking = (changes: Fields = {}): Fields => ({
  learnerUid: 'ana',
  expertUid: 'clara',
  status: 'requested',
  startAt: minutesFromNow(600),
  endAt: minutesFromNow(660),
  cancelUntil: minutesFromNow(300),
  answerUntil: minutesFromNow(540),
  lockIds: [],
  topic: 'Litere',
  createdAt: minutesFromNow(-600),
  updatedAt: minutesFromNow(-600),
  rev: 1,
  ...changes,
});
const move = (id: string, changes: Fields) => commit(update(`bookings/${id}`, { rev: 2, updatedAt: NOW, ...changes }));
const learnerCancels = { status: 'cancelled', cancelledBy: 'learner' };
const expertCancels = { status: 'cancelled', cancelledBy: 'expert', reason: 'Sunt bolnavă' };

const reading = [
  lets('ana', 'a learner read the own booking', get('bookings/asked')),
  lets('clara', 'an expert read a booking', get('bookings/asked')),
  lets('ana', 'a learner list the own bookings', list('bookings', ['learnerUid', 'EQUAL', 'ana'])),
  lets('clara', 'an expert list the own bookings', list('bookings', ['expertUid', 'EQUAL', 'clara'])),
  lets('root', 'an administrator list bookings', list('bookings')),
  stops('bogdan', 'a third person reading a booking', get('bookings/asked')),
  stops(
    'bogdan',
    'a third person listing the bookings of an expert',
    list('bookings', ['expertUid', 'EQUAL', 'clara']),
  ),
  stops(undefined, 'a visitor reading a booking', get('bookings/asked')),
];

const moving = [
  lets('ana', 'a learner cancel in time', move('asked', learnerCancels)),
  lets('ana', 'a learner cancel a confirmed session in time', move('agreed', learnerCancels)),
  lets('clara', 'an expert confirm', move('asked', { status: 'confirmed' })),
  lets('clara', 'an expert decline', move('asked', { status: 'declined', reason: 'Nu pot' })),
  lets('clara', 'an expert cancel with a reason', move('agreed', expertCancels)),
  lets('clara', 'an expert mark a session completed once it is over', move('over', { status: 'completed' })),
  stops('clara', 'an expert marking a session completed that is ahead', move('agreed', { status: 'completed' })),
  stops('clara', 'an expert marking a request completed', move('asked', { status: 'completed' })),
  stops('ana', 'a learner marking a session completed', move('over', { status: 'completed' })),
  stops('ana', 'a learner letting a session expire', move('agreed', { ...learnerCancels, status: 'expired' })),
  stops('clara', 'an expert declining what is agreed', move('agreed', { ...expertCancels, status: 'declined' })),
  stops('ana', 'a learner cancelling too late', move('late', learnerCancels)),
  stops('ana', 'a learner confirming for the expert', move('asked', { status: 'confirmed' })),
  stops('ana', 'a learner cancelling in the name of the expert', move('asked', expertCancels)),
  stops(
    'ana',
    'a later limit set together with the cancellation',
    move('late', { ...learnerCancels, cancelUntil: minutesFromNow(900) }),
  ),
  stops('ana', 'a booking moved to another person', move('asked', { ...learnerCancels, learnerUid: 'bogdan' })),
  stops('clara', 'a booking moved to another expert', move('asked', { status: 'confirmed', expertUid: 'bogdan' })),
  stops(
    'clara',
    'an expert moving the start while confirming',
    move('asked', { status: 'confirmed', startAt: minutesFromNow(60) }),
  ),
  stops('clara', 'an expert cancelling without a reason', move('agreed', { ...expertCancels, reason: '  ' })),
  stops('clara', 'an expert confirming after the start', move('past', { status: 'confirmed' })),
  stops('clara', 'an expert confirming a request that has expired', move('unanswered', { status: 'confirmed' })),
  stops('clara', 'an expert declining a request that has expired', move('unanswered', { status: 'declined' })),
  stops('ana', 'a learner cancelling a request that has expired', move('unanswered', learnerCancels)),
  stops('clara', 'an expert reopening a declined request', move('declined', { status: 'confirmed' })),
  stops('clara', 'an answer based on an older revision', move('asked', { status: 'confirmed', rev: 1 })),
  stops('bogdan', 'a third person cancelling', move('asked', learnerCancels)),
  stops(
    'ana',
    'a booking without what belongs to it',
    commit(set('bookings/new', booking({ createdAt: NOW, updatedAt: NOW }))),
  ),
  stops('ana', 'deleting a booking', commit(remove('bookings/asked'))),
];

/** Bookings: seen by their two parties, moved only along their states. */
export const bookingsSuite: RulesSuite = {
  name: 'bookings',
  documents: {
    ...PEOPLE,
    'bookings/asked': booking(),
    'bookings/agreed': booking({ status: 'confirmed' }),
    'bookings/late': booking({ status: 'confirmed', cancelUntil: minutesFromNow(-5) }),
    'bookings/past': booking({
      startAt: minutesFromNow(-30),
      cancelUntil: minutesFromNow(-90),
      answerUntil: minutesFromNow(-60),
    }),
    'bookings/unanswered': booking({ answerUntil: minutesFromNow(-1) }),
    'bookings/over': booking({ status: 'confirmed', startAt: minutesFromNow(-90), endAt: minutesFromNow(-30) }),
    'bookings/declined': booking({ status: 'declined' }),
  },
  cases: [...reading, ...moving],
};
