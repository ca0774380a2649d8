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
} from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

const booking = (changes: Fields = {}): Fields => ({
  learnerUid: 'ana',
  expertUid: 'clara',
  offeringId: 'letters',
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
const missed = (side: string) => ({ status: `no_show_${side}`, reason: 'Am așteptat' });
const disputes = { status: 'disputed', dispute: 'Am fost acolo' };
const expertCancels = { status: 'cancelled', cancelledBy: 'expert', reason: 'Sunt bolnavă' };

const reading = [
  lets('ana', 'a learner read the own booking', get('bookings/asked')),
  lets('clara', 'an expert read a booking', get('bookings/asked')),
  lets('ana', 'a learner list the own bookings', list('bookings', ['learnerUid', 'EQUAL', 'ana'])),
  lets('clara', 'an expert list the own bookings', list('bookings', ['expertUid', 'EQUAL', 'clara'])),
  lets('root', 'an administrator list bookings', list('bookings')),
  lets('root', 'an administrator find bookings by name', list('bookings', ['searchKeys', 'ARRAY_CONTAINS', 'ana'])),
  stops('bogdan', 'a third person reading a booking', get('bookings/asked')),
  stops(
    'bogdan',
    'a third person listing the bookings of an expert',
    list('bookings', ['expertUid', 'EQUAL', 'clara']),
  ),
  stops(undefined, 'a visitor reading a booking', get('bookings/asked')),
];

const ROOM = 'https://meet.jit.si/cursiv';
const placing = [
  lets('clara', 'an expert say where an agreed booking is', move('agreed', { meetingUrl: ROOM })),
  lets('clara', 'an expert say so while it is under way', move('begun', { meetingUrl: ROOM })),
  stops('ana', 'a learner saying where a booking is', move('agreed', { meetingUrl: ROOM })),
  stops('root', 'an administrator saying where a booking is', move('agreed', { meetingUrl: ROOM })),
  stops('clara', 'a place for a request', move('asked', { meetingUrl: ROOM })),
  stops('clara', 'a place for what is over', move('over', { meetingUrl: ROOM })),
  stops('clara', 'a place for a meeting by phone', move('by-phone', { meetingUrl: ROOM })),
  stops('clara', 'a place that moves the booking', move('agreed', { meetingUrl: ROOM, startAt: minutesFromNow(700) })),
  stops('clara', 'a place over a newer version', move('agreed', { meetingUrl: ROOM, rev: 1 })),
  ...[
    'javascript:alert(1)',
    'http://meet.jit.si/ana',
    'https://127.0.0.1/',
    'https://router.local/',
    'https://localhost/a',
    7,
  ].map((meetingUrl) => stops('clara', `${meetingUrl} as the place of a booking`, move('agreed', { meetingUrl }))),
];

const moving = [
  lets('ana', 'a learner show their courses to the expert', commit(update('bookings/asked', { sharesProgress: true }))),
  lets('ana', 'a learner take that back', commit(update('bookings/agreed', { sharesProgress: false }))),
  stops('clara', 'an expert opening them', commit(update('bookings/asked', { sharesProgress: true }))),
  stops('root', 'an administrator opening them', commit(update('bookings/asked', { sharesProgress: true }))),
  stops('ana', 'a consent that is none', commit(update('bookings/asked', { sharesProgress: 'yes' }))),
  stops(
    'ana',
    'a consent that moves the booking',
    commit(update('bookings/asked', { sharesProgress: true, startAt: minutesFromNow(900) })),
  ),
  lets('ana', 'a learner cancel in time', move('asked', learnerCancels)),
  lets('ana', 'a learner cancel a confirmed booking in time', move('agreed', learnerCancels)),
  lets('clara', 'an expert confirm', move('asked', { status: 'confirmed' })),
  lets(
    'clara',
    'an expert confirm with a room of its own for the booking',
    move('asked', { status: 'confirmed', meetingUrl: 'https://meet.jit.si/cursiv-asked' }),
  ),
  stops(
    'clara',
    'an expert confirming with the room of another booking',
    move('asked', { status: 'confirmed', meetingUrl: 'https://meet.jit.si/cursiv-agreed' }),
  ),
  lets('clara', 'an expert decline', move('asked', { status: 'declined', reason: 'Nu pot' })),
  lets('clara', 'an expert cancel with a reason', move('agreed', expertCancels)),
  lets('clara', 'an expert mark a booking completed once it is over', move('over', { status: 'completed' })),
  stops('clara', 'an expert marking a booking completed that is ahead', move('agreed', { status: 'completed' })),
  stops('clara', 'an expert marking a request completed', move('asked', { status: 'completed' })),
  stops('ana', 'a learner marking a booking completed', move('over', { status: 'completed' })),
  stops('ana', 'a learner letting a booking expire', move('agreed', { ...learnerCancels, status: 'expired' })),
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
  lets(
    'clara',
    'an expert say that a learner is not there ten minutes after the start',
    move('begun', missed('learner')),
  ),
  lets('ana', 'a learner say that an expert did not come', move('over', missed('expert'))),
  stops('ana', 'an absence before ten minutes have passed', move('starting', missed('expert'))),
  stops('clara', 'an absence a day after the end', move('ages', missed('learner'))),
  stops('ana', 'a learner saying that they did not come themselves', move('over', missed('learner'))),
  lets('ana', 'a learner dispute an absence within two days', move('missed', disputes)),
  stops('ana', 'a dispute after two days', move('missed-long-ago', disputes)),
  stops('ana', 'a dispute without a word', move('missed', { ...disputes, dispute: '  ' })),
  stops('clara', 'an expert disputing what they said themselves', move('missed', disputes)),
  lets('clara', 'an expert take an absence back', move('missed', { status: 'completed' })),
  stops('ana', 'a proposal of another time past the server', move('agreed', { proposal: { by: 'learner' } })),
  stops('clara', 'an expert proposing a time while confirming', move('asked', { status: 'confirmed', proposal: {} })),
  stops('bogdan', 'a third person cancelling', move('asked', learnerCancels)),
  stops(
    'ana',
    'a booking without what belongs to it',
    commit(set('bookings/new', booking({ createdAt: NOW, updatedAt: NOW }))),
  ),
  stops('ana', 'deleting a booking', commit(remove('bookings/asked'))),
];

/** Bookings: visible to their two parties, moved only along their states. */
export const bookingsSuite: RulesSuite = {
  name: 'bookings',
  documents: {
    ...PEOPLE,
    'experts/clara/meetingLinks/letters': { url: 'https://meet.jit.si/cursiv-%7Bsession%7D' },
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
    'bookings/begun': booking({ status: 'confirmed', startAt: minutesFromNow(-11) }),
    // A replay of all stories takes minutes on a busy machine.
    'bookings/starting': booking({ status: 'confirmed', startAt: minutesFromNow(-5) }),
    'bookings/ages': booking({ status: 'confirmed', startAt: minutesFromNow(-1600), endAt: minutesFromNow(-1441) }),
    'bookings/missed': booking({ status: 'no_show_learner', updatedAt: minutesFromNow(-2870) }),
    'bookings/missed-long-ago': booking({ status: 'no_show_learner', updatedAt: minutesFromNow(-2881) }),
    'bookings/declined': booking({ status: 'declined' }),
    'bookings/by-phone': booking({ status: 'confirmed', location: 'phone' }),
  },
  cases: [...reading, ...placing, ...moving],
};
