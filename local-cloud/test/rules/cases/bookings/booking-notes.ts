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
import { booking } from '../lives/booking.ts';
import { PEOPLE } from '../people.ts';

/** What two people write together, as one of them saves it. */
export const sharedNotes = (updatedBy: string, changes: Fields = {}): Fields => ({
  notes: 'Apasă ușor pe toc.',
  agreed: 'Două pagini până joi.',
  updatedBy,
  updatedAt: NOW,
  rev: 1,
  ...changes,
});

/** What one of them notes alone. */
export const privateNotes = (text: string, changes: Fields = {}): Fields => ({
  text,
  updatedAt: NOW,
  rev: 1,
  ...changes,
});

/** What is known of a file that one of them attached. */
const attachment: Fields = {
  ownerUid: 'ana',
  path: 'bookings/ana/written/f1-caiet.pdf',
  name: 'caiet.pdf',
  bytes: 5,
  contentType: 'application/pdf',
  addedAt: minutesFromNow(-90),
};

const earlier = { updatedAt: minutesFromNow(-90) };
const save = (id: string, uid: string, changes: Fields = {}) =>
  commit(set(`bookings/${id}/shared/notes`, sharedNotes(uid, changes)));
const note = (uid: string, changes: Fields = {}) =>
  commit(set(`bookings/agreed/private/${uid}`, privateNotes('x', changes)));

/** Notes and files of a booking: shared by its two people, or one person's alone. */
export const bookingNotesSuite: RulesSuite = {
  name: 'the notes of a booking',
  documents: {
    ...PEOPLE,
    'bookings/asked': booking('requested', 600),
    'bookings/agreed': booking('confirmed', 600),
    'bookings/written': booking('completed', -600),
    'bookings/off': booking('cancelled', 600),
    'bookings/written/shared/notes': sharedNotes('ana', earlier),
    'bookings/written/attachments/f1': attachment,
    'bookings/written/private/clara': privateNotes('Numai pentru mine', earlier),
  },
  cases: [
    lets('ana', 'a learner read what both wrote', get('bookings/written/shared/notes')),
    lets('clara', 'an expert read what both wrote', get('bookings/written/shared/notes')),
    lets('ana', 'a learner look whether anything is written', get('bookings/agreed/shared/notes')),
    stops('bogdan', 'a third person reading what both wrote', get('bookings/written/shared/notes')),
    stops('root', 'an administrator reading what both wrote', get('bookings/written/shared/notes')),
    stops(undefined, 'a visitor reading what both wrote', get('bookings/written/shared/notes')),
    lets('clara', 'an expert read the own notes', get('bookings/written/private/clara')),
    stops('ana', 'a learner reading the notes of an expert', get('bookings/written/private/clara')),
    stops('root', 'an administrator reading private notes', get('bookings/written/private/clara')),
    lets('ana', 'a learner begin shared notes once it is agreed', save('agreed', 'ana')),
    lets('clara', 'an expert go on with what a learner wrote', save('written', 'clara', { rev: 2 })),
    stops('clara', 'shared notes over a newer version', save('written', 'clara')),
    stops('ana', 'shared notes in the name of the other', save('agreed', 'clara')),
    stops('bogdan', 'a third person writing shared notes', save('agreed', 'bogdan')),
    stops('ana', 'shared notes of a request', save('asked', 'ana')),
    stops('ana', 'shared notes of what was called off', save('off', 'ana')),
    stops('ana', 'shared notes with something else in them', save('agreed', 'ana', { html: '<b>' })),
    stops('ana', 'shared notes that are no text', save('agreed', 'ana', { notes: 7 })),
    stops('ana', 'shared notes of another time', save('agreed', 'ana', earlier)),
    stops('ana', 'deleting what both wrote', commit(remove('bookings/written/shared/notes'))),
    lets('clara', 'an expert see what a learner attached', list('bookings/written/attachments')),
    stops('bogdan', 'a third person seeing what was attached', list('bookings/written/attachments')),
    stops('root', 'an administrator seeing what was attached', get('bookings/written/attachments/f1')),
    stops('ana', 'naming a file past the functions', commit(set('bookings/written/attachments/f2', attachment))),
    stops(
      'clara',
      'another path for a file of the other side',
      commit(update('bookings/written/attachments/f1', { path: 'x' })),
    ),
    stops('ana', 'hiding a file past the functions', commit(remove('bookings/written/attachments/f1'))),
    lets('ana', 'a learner note something alone', note('ana')),
    stops(
      'ana',
      'a learner noting in the place of the expert',
      commit(set('bookings/agreed/private/clara', privateNotes('x'))),
    ),
    stops('bogdan', 'a third person noting something at a booking', note('bogdan')),
    stops('ana', 'private notes that skip a revision', note('ana', { rev: 2 })),
  ],
};
