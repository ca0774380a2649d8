import {
  answerUntil,
  type Booking,
  bookingSchema,
  isOpenBooking,
  lockId,
  lockStarts,
  locksOf,
  type Offering,
  slotLockSchema,
} from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom, weekdayAt } from '../document/days-from.ts';
import type { SeedDocument } from '../document/seed-target.ts';
import { PEOPLE, type Person } from '../people/people.ts';
import { OFFERINGS } from './offerings.ts';

type ExpertUid = keyof typeof OFFERINGS;

interface BookingWords<Uid extends ExpertUid>
  extends Pick<Booking, 'id' | 'status' | 'topic'>,
    Partial<Pick<Booking, 'meetingUrl' | 'cancelledBy' | 'reason' | 'rev'>> {
  learner?: Person;
  expert: { uid: Uid; name: string; timeZone: string };
  /** Id among the expert's offerings. */
  offering: keyof (typeof OFFERINGS)[Uid] & string;
  /** Days from now to the booking, negative for the past, and its hour in UTC. */
  inDays: number;
  utcHour: number;
}

/** Experts of the demo answer after some hours. */
const ANSWERED_AFTER_MS = 4 * 3_600_000;

const BUCHAREST = 'Europe/Bucharest';
const ANA = { ...PEOPLE.expert, timeZone: BUCHAREST };

/** A booking, and while it is open the half hours that it takes. */
function booking<Uid extends ExpertUid>(now: Date, words: BookingWords<Uid>): SeedDocument[] {
  const { id, learner = PEOPLE.learner, expert, offering: offeringId, inDays, utcHour, ...rest } = words;
  const offerings: Record<string, Offering> = OFFERINGS[expert.uid];
  const offering = offerings[offeringId] as Offering;
  const startAt = weekdayAt(now, inDays, utcHour);
  // Nobody has waited for long: what is asked for can still be answered.
  const createdAt = rest.status === 'requested' ? daysFrom(now, -0.5) : daysFrom(now, Math.min(inDays - 6, -1));
  const locks = isOpenBooking(rest) ? locksOf({ id, expertUid: expert.uid, startAt }, offering) : [];
  return [
    checkedDocument(bookingSchema, `bookings/${id}`, {
      id,
      learnerUid: learner.uid,
      learnerName: learner.name,
      expertUid: expert.uid,
      expertName: expert.name,
      offeringId,
      offeringTitle: offering.title,
      startAt,
      endAt: new Date(startAt.getTime() + offering.durationMin * 60_000),
      expertTimeZone: expert.timeZone,
      learnerTimeZone: BUCHAREST,
      cancelUntil: new Date(startAt.getTime() - offering.cancelNoticeMin * 60_000),
      answerUntil: answerUntil(createdAt, startAt),
      lockIds: lockStarts(startAt, offering).map((cell) => lockId(expert.uid, cell)),
      createdAt,
      updatedAt: rest.rev === undefined ? createdAt : new Date(+createdAt + ANSWERED_AFTER_MS),
      rev: 1,
      ...rest,
    }),
    ...locks.map(({ id: lock, ...fields }) => checkedDocument(slotLockSchema, `slotLocks/${lock}`, fields)),
  ];
}

/** Bookings in every state, around `now`; two wait for expert@ to answer. */
export const bookingDocuments = (now: Date): SeedDocument[] => [
  ...booking(now, {
    id: 'booking-interview-andrei',
    expert: ANA,
    offering: 'interview',
    inDays: 6,
    utcHour: 15,
    status: 'requested',
    topic: 'Am interviu pentru un post de analist și nu știu cum să povestesc cei doi ani de pauză.',
  }),
  ...booking(now, {
    id: 'booking-salary-ioana',
    learner: PEOPLE.ioana,
    expert: ANA,
    offering: 'salary',
    inDays: 8,
    utcHour: 14,
    status: 'requested',
    topic: 'Vreau să cer o mărire după un an și jumătate. Am pagina de pregătire, aș vrea s-o vedem împreună.',
  }),
  ...booking(now, {
    id: 'booking-emails-andrei',
    expert: { ...PEOPLE.helen, timeZone: 'Europe/London' },
    offering: 'emails',
    inDays: 4,
    utcHour: 16,
    status: 'confirmed',
    topic: 'Follow-up emails to a supplier in Leeds. I sound either rude or invisible.',
    meetingUrl: 'https://example.org/meet/helen-andrei',
    rev: 2,
  }),
  ...booking(now, {
    id: 'booking-portfolio-andrei',
    expert: { ...PEOPLE.daniel, timeZone: 'America/New_York' },
    offering: 'portfolio',
    inDays: 13,
    utcHour: 15,
    status: 'confirmed',
    topic: 'Which two projects should stay, and what to say about them.',
    meetingUrl: 'https://example.org/meet/daniel-andrei',
    rev: 2,
  }),
  ...booking(now, {
    id: 'booking-ledger-andrei',
    expert: { ...PEOPLE.sorin, timeZone: BUCHAREST },
    offering: 'ledger',
    inDays: -11,
    utcHour: 15,
    status: 'completed',
    topic: 'Un tabel de stocuri cu totaluri care nu se potrivesc de la o lună la alta.',
    rev: 3,
  }),
  ...booking(now, {
    id: 'booking-sleep-andrei',
    expert: { ...PEOPLE.ilinca, timeZone: 'Europe/Berlin' },
    offering: 'diary',
    inDays: -4,
    utcHour: 17,
    status: 'cancelled',
    topic: 'Primele două săptămâni de jurnal.',
    cancelledBy: 'learner',
    reason: 'Sunt plecat din oraș. Revin cu jurnalul complet.',
    rev: 3,
  }),
  ...booking(now, {
    id: 'booking-pictures-andrei',
    expert: { ...PEOPLE.paul, timeZone: BUCHAREST },
    offering: 'pictures',
    inDays: 3,
    utcHour: 8,
    status: 'declined',
    topic: 'Pozele din piața Obor, făcute duminică.',
    reason: 'În ziua aceea sunt pe drum. Joi după-amiază pot cu drag.',
    rev: 2,
  }),
  ...booking(now, {
    id: 'booking-cv-andrei',
    expert: ANA,
    offering: 'cv',
    inDays: -25,
    utcHour: 14,
    status: 'no_show_learner',
    topic: 'CV de o pagină, cu ce tai și ce las.',
    rev: 3,
  }),
  ...booking(now, {
    id: 'booking-queries-andrei',
    expert: { ...PEOPLE.sorin, timeZone: BUCHAREST },
    offering: 'queries',
    inDays: -18,
    utcHour: 15,
    status: 'no_show_expert',
    topic: 'Legături între două tabele.',
    rev: 3,
  }),
  ...booking(now, {
    id: 'booking-buttons-andrei',
    expert: { ...PEOPLE.daniel, timeZone: 'America/New_York' },
    offering: 'buttons',
    inDays: -32,
    utcHour: 16,
    status: 'expired',
    topic: 'Error messages for a booking form.',
    cancelledBy: 'system',
    rev: 2,
  }),
];
