import { type Booking, bookingSchema, type L10nText } from '@cursiv/shared-domain';
import { checkedDocument } from './checked-document.ts';
import { daysFrom, weekdayAt } from './days-from.ts';
import { PEOPLE, type Person } from './people.ts';
import type { SeedDocument } from './seed-target.ts';

interface BookingWords
  extends Pick<Booking, 'id' | 'status' | 'topic'>,
    Partial<Pick<Booking, 'meetingUrl' | 'cancelledBy' | 'reason' | 'rev'>> {
  learner?: Person;
  expert: Person & { timeZone: string };
  offering: L10nText;
  /** Days from now to the session, negative for the past, and its hour in UTC. */
  inDays: number;
  utcHour: number;
  minutes: number;
}

const BUCHAREST = 'Europe/Bucharest';
const ANA = { ...PEOPLE.expert, timeZone: BUCHAREST };

/** Last moment to cancel, a day before the session, as frozen when it was booked. */
const CANCEL_NOTICE_DAYS = 1;

function booking(now: Date, words: BookingWords): SeedDocument {
  const { id, learner = PEOPLE.learner, expert, offering, inDays, utcHour, minutes, ...rest } = words;
  const startAt = weekdayAt(now, inDays, utcHour);
  const createdAt = daysFrom(now, Math.min(inDays - 6, -1));
  return checkedDocument(bookingSchema, `bookings/${id}`, {
    id,
    learnerUid: learner.uid,
    learnerName: learner.name,
    expertUid: expert.uid,
    expertName: expert.name,
    offeringTitle: offering,
    startAt,
    endAt: new Date(startAt.getTime() + minutes * 60_000),
    expertTimeZone: expert.timeZone,
    learnerTimeZone: BUCHAREST,
    cancelUntil: daysFrom(startAt, -CANCEL_NOTICE_DAYS),
    createdAt,
    updatedAt: createdAt,
    rev: 1,
    ...rest,
  });
}

const INTERVIEW = { ro: 'Pregătire pentru interviu', en: 'Interview preparation' };

/** Sessions in every state, around `now`; two wait for expert@ to answer. */
export const bookingDocuments = (now: Date): SeedDocument[] => [
  booking(now, {
    id: 'booking-interview-andrei',
    expert: ANA,
    offering: INTERVIEW,
    inDays: 6,
    utcHour: 15,
    minutes: 50,
    status: 'requested',
    topic: 'Am interviu pentru un post de analist și nu știu cum să povestesc cei doi ani de pauză.',
  }),
  booking(now, {
    id: 'booking-salary-ioana',
    learner: PEOPLE.ioana,
    expert: ANA,
    offering: { ro: 'Discuția despre salariu', en: 'The salary talk' },
    inDays: 8,
    utcHour: 14,
    minutes: 50,
    status: 'requested',
    topic: 'Vreau să cer o mărire după un an și jumătate. Am pagina de pregătire, aș vrea s-o vedem împreună.',
  }),
  booking(now, {
    id: 'booking-emails-andrei',
    expert: { ...PEOPLE.helen, timeZone: 'Europe/London' },
    offering: { ro: 'Cinci e-mailuri de-ale tale', en: 'Five emails of yours' },
    inDays: 4,
    utcHour: 16,
    minutes: 45,
    status: 'confirmed',
    topic: 'Follow-up emails to a supplier in Leeds. I sound either rude or invisible.',
    meetingUrl: 'https://example.org/meet/helen-andrei',
    rev: 2,
  }),
  booking(now, {
    id: 'booking-portfolio-andrei',
    expert: { ...PEOPLE.daniel, timeZone: 'America/New_York' },
    offering: { ro: 'Portofoliu în trei pagini', en: 'A three-page portfolio' },
    inDays: 13,
    utcHour: 15,
    minutes: 60,
    status: 'confirmed',
    topic: 'Which two projects should stay, and what to say about them.',
    meetingUrl: 'https://example.org/meet/daniel-andrei',
    rev: 2,
  }),
  booking(now, {
    id: 'booking-ledger-andrei',
    expert: { ...PEOPLE.sorin, timeZone: BUCHAREST },
    offering: { ro: 'Foaia care nu mai răspunde', en: 'The sheet that stopped answering' },
    inDays: -11,
    utcHour: 15,
    minutes: 50,
    status: 'completed',
    topic: 'Un tabel de stocuri cu totaluri care nu se potrivesc de la o lună la alta.',
    rev: 3,
  }),
  booking(now, {
    id: 'booking-sleep-andrei',
    expert: { ...PEOPLE.ilinca, timeZone: 'Europe/Berlin' },
    offering: { ro: 'Jurnalul tău de somn', en: 'Your sleep diary' },
    inDays: -4,
    utcHour: 17,
    minutes: 40,
    status: 'cancelled',
    topic: 'Primele două săptămâni de jurnal.',
    cancelledBy: 'learner',
    reason: 'Sunt plecat din oraș. Revin cu jurnalul complet.',
    rev: 3,
  }),
  booking(now, {
    id: 'booking-pictures-andrei',
    expert: { ...PEOPLE.paul, timeZone: BUCHAREST },
    offering: { ro: 'Zece fotografii, pe îndelete', en: 'Ten pictures, slowly' },
    inDays: 3,
    utcHour: 8,
    minutes: 50,
    status: 'declined',
    topic: 'Pozele din piața Obor, făcute duminică.',
    reason: 'În ziua aceea sunt pe drum. Joi după-amiază pot cu drag.',
    rev: 2,
  }),
  booking(now, {
    id: 'booking-cv-andrei',
    expert: ANA,
    offering: { ro: 'CV-ul, rând cu rând', en: 'Your CV, line by line' },
    inDays: -25,
    utcHour: 14,
    minutes: 50,
    status: 'no_show_learner',
    topic: 'CV de o pagină, cu ce tai și ce las.',
    rev: 3,
  }),
  booking(now, {
    id: 'booking-queries-andrei',
    expert: { ...PEOPLE.sorin, timeZone: BUCHAREST },
    offering: { ro: 'Primele interogări SQL', en: 'First SQL queries' },
    inDays: -18,
    utcHour: 15,
    minutes: 50,
    status: 'no_show_expert',
    topic: 'Legături între două tabele.',
    rev: 3,
  }),
  booking(now, {
    id: 'booking-buttons-andrei',
    expert: { ...PEOPLE.daniel, timeZone: 'America/New_York' },
    offering: { ro: 'Cuvintele de pe butoane', en: 'Words on buttons' },
    inDays: -32,
    utcHour: 16,
    minutes: 30,
    status: 'expired',
    topic: 'Error messages for a booking form.',
    cancelledBy: 'system',
    rev: 2,
  }),
];
