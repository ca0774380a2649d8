import { randomUUID } from 'node:crypto';
import {
  type Booking,
  bookingSchema,
  concernedWeeks,
  isCalledOff,
  isHeld,
  isOpenBooking,
  isOverdue,
  occupied,
  type Waiting,
  waitingSchema,
} from '@cursiv/shared-domain';
import fc from 'fast-check';
import type { DocumentStore } from '../store/document-source.ts';
import { memoryStore } from '../store/memory-store.ts';
import { expireBookings } from './expire-bookings.ts';
import { bookingRequestSchema, seriesRequestSchema } from './request-schema.ts';
import { requestBooking } from './requesting/request-booking.ts';
import { requestSeries } from './requesting/request-series.ts';
import { answerProposal } from './rescheduling/answer-proposal.ts';
import { rescheduleBooking } from './rescheduling/reschedule-booking.ts';
import { moveSeries } from './series/move-series.ts';
import { seriesMoveSchema } from './series/series-schema.ts';
import { learner, listedExpert, MONDAY } from './testing/listed-expert.ts';
import { holdOf } from './waiting/line.ts';
import { serveLine } from './waiting/serve-line.ts';
import { waitForExpert } from './waiting/wait-for-expert.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;
const LEARNERS = ['ana', 'ion', 'dan', 'eva'];
/** Half hours of two afternoons, so that bookings of 50 minutes and their breaks meet in every way. */
const TIMES = ['05', '06'].flatMap((day) =>
  [22, 23, 24, 25, 26, 27].map((half) => new Date(Date.UTC(2026, 4, Number(day), 0, half * 30))),
);

const index = fc.nat({ max: 30 });
const time = fc.oneof(fc.constantFrom(...TIMES.slice(0, 2)), fc.constantFrom(...TIMES));
const deed = fc.oneof(
  fc.record({
    act: fc.constant('request' as const),
    who: fc.constantFrom(...LEARNERS),
    time,
    key: fc.noBias(fc.uuid()),
  }),
  fc.record({
    act: fc.constant('series' as const),
    who: fc.constantFrom(...LEARNERS),
    time,
    count: fc.integer({ min: 2, max: 3 }),
    key: fc.noBias(fc.uuid()),
  }),
  fc.record({ act: fc.constantFrom('join' as const, 'leave' as const), who: fc.constantFrom(...LEARNERS) }),
  fc.record({ act: fc.constant('reschedule' as const), index, time, byExpert: fc.boolean() }),
  fc.record({
    act: fc.constantFrom('accept' as const, 'refuse' as const, 'withdraw' as const),
    index,
    byExpert: fc.boolean(),
  }),
  fc.record({
    act: fc.constant('whole' as const),
    how: fc.constantFrom('reschedule' as const, 'cancel' as const, 'accept' as const),
    index,
    time,
    byExpert: fc.boolean(),
  }),
  fc.record({ act: fc.constant('busy' as const), from: fc.option(time) }),
  fc.record({ act: fc.constantFrom('confirm' as const, 'decline' as const, 'cancel' as const), index }),
  fc.record({
    act: fc.constantFrom('wait' as const, 'expire' as const, 'serve' as const),
    hours: fc.integer({ min: 1, max: 20 }),
  }),
);
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

const ANSWERS = { accept: 'accepted', refuse: 'declined', withdraw: 'withdrawn' } as const;

/** Three weeks of free afternoons; or two hours in all that one has, while two others wait. */
const BEGINNINGS: { hours: object; deeds: Deed[] }[] = [
  { hours: { weekly: [2, 3].map((day) => ({ day, from: '14:00', to: '17:00' })) }, deeds: [] },
  {
    hours: {
      weekly: [{ day: 2, from: '14:00', to: '15:30' }],
      timeOff: [{ from: '2026-05-13', to: '2026-06-30' }],
    },
    deeds: [
      { act: 'series', who: 'ana', time: new Date('2026-05-05T11:00:00Z'), count: 2, key: randomUUID() },
      { act: 'join', who: 'ion' },
      { act: 'join', who: 'dan' },
    ],
  },
];

/** A calendar, and a model of it: whose each half hour is, by booking. */
class Calendar {
  readonly documents: Map<string, Record<string, unknown>>;
  readonly model = new Map<string, Date>();
  /** When an hour begins that the expert's calendar elsewhere has taken. */
  private busyFrom: Date | null = null;
  private now = MONDAY;
  private readonly store: DocumentStore;

  constructor(hours: object) {
    const offering = { gridMin: 30, minNoticeMin: 0, maxPerDay: 20, horizonDays: 30 };
    this.documents = new Map([...listedExpert('clara', offering, hours), ...LEARNERS.flatMap(learner)]);
    this.store = memoryStore(this.documents);
  }

  bookings(): Booking[] {
    const stored = [...this.documents].filter(([path]) => path.startsWith('bookings/'));
    return stored.map(([path, fields]) => bookingSchema.parse({ ...fields, id: path.slice('bookings/'.length) }));
  }

  /** What keeps its time now. */
  open = () => this.bookings().filter((booking) => isOpenBooking(booking) && !isOverdue(booking, this.now));

  /** Who waits, or has a time held for them. */
  waiting(): Waiting[] {
    const stored = [...this.documents].filter(([path]) => path.startsWith('waiting/'));
    return stored.map(([path, fields]) => waitingSchema.parse({ ...fields, id: path.slice('waiting/'.length) }));
  }

  /** The times that are held for others, as long as they are. */
  held = (except?: string) =>
    this.waiting().flatMap((one) =>
      one.learnerUid !== except && one.held && isHeld(one, this.now) ? [one.held.startAt] : [],
    );

  /** Whether a time is free for somebody's booking, here and in the calendar elsewhere, by the model alone. */
  isFree = (at: Date, who: string, except?: string) => !this.isBusy(at) && this.isUnlocked(at, who, except);

  isBusy = (at: Date) => this.busyFrom !== null && Math.abs(+this.busyFrom - +at) < HOUR_MS;

  private isUnlocked(at: Date, who: string, except?: string): boolean {
    this.forgetOverdue();
    if (this.held(who).some((start) => Math.abs(+start - +at) < HOUR_MS)) return false;
    return [...this.model].every(([id, start]) => id === except || Math.abs(+start - +at) >= HOUR_MS);
  }

  private forgetOverdue() {
    for (const booking of this.bookings())
      if (isCalledOff(booking) || isOverdue(booking, this.now)) this.model.delete(booking.id);
  }

  async perform(done: Deed): Promise<void> {
    if (done.act === 'request') return this.request(done);
    if (done.act === 'series') return this.series(done);
    if ('hours' in done) return this.later(done);
    if (done.act === 'busy') return this.readElsewhere(done.from);
    if (!('index' in done)) return this.line(done);
    const open = this.open();
    const booking = open[done.index % Math.max(1, open.length)];
    if (!booking) return;
    if (done.act === 'whole') return this.whole(booking, done);
    if (done.act === 'reschedule') return this.reschedule(booking, done);
    if (done.act === 'accept' || done.act === 'refuse' || done.act === 'withdraw') return this.answer(booking, done);
    return this.move(booking, done.act);
  }

  private async later({ act, hours }: { act: 'wait' | 'expire' | 'serve'; hours: number }) {
    this.now = new Date(+this.now + hours * HOUR_MS);
    if (act === 'expire') await expireBookings(this.store, this.now);
    if (act !== 'serve') return;
    const before = this.held().map(Number);
    await serveLine(this.store, 'clara', this.now);
    // Nobody is offered a time that is taken elsewhere.
    expect(this.held().filter((at) => !before.includes(+at) && this.isBusy(at))).toEqual([]);
  }

  /** The calendar elsewhere is read again; what is booked stays, whatever it says. */
  private readElsewhere(from: Date | null) {
    this.busyFrom = from;
    const busy = from ? [{ from: +from / MINUTE_MS, to: (+from + HOUR_MS) / MINUTE_MS }] : [];
    const calendar = { address: 'https://calendar.example.org/clara.ics', busy, isCut: false, triedAt: this.now };
    this.documents.set('busyCalendars/clara', calendar);
  }

  private async request({ who, time: startAt, key }: Extract<Deed, { act: 'request' }>) {
    const free = this.isFree(startAt, who);
    const others = this.waiting().filter(({ status, learnerUid }) => status === 'waiting' && learnerUid !== who);
    const isOffered = this.waiting().some((one) => one.learnerUid === who && isHeld(one, this.now));
    const wish = { key, expertUid: 'clara', offeringId: 'letters', startAt: +startAt, topic: '' };
    const request = bookingRequestSchema.parse({ ...wish, learnerTimeZone: 'Europe/London' });
    const asked = await this.tried(() => requestBooking(this.store, request, this.caller(who), this.now));
    if (asked === 'taken') expect(free).toBe(false);
    if (asked === 'waiting-list') expect(others).not.toEqual([]);
    // Nobody jumps the line: who is neither first nor offered a time gets none.
    const first = this.waiting().find(({ status }) => status === 'waiting');
    if (typeof asked === 'object' && !this.model.has(asked.bookingId) && first)
      expect(isOffered || others.every(({ joinedAt }) => joinedAt >= first.joinedAt)).toBe(true);
    // Who asks again for what they have is given it; nobody is given what another has.
    if (typeof asked === 'object') {
      expect(this.documents.get(`bookings/${asked.bookingId}`)).toMatchObject({ learnerUid: who });
      expect(free || this.model.has(asked.bookingId)).toBe(true);
      this.model.set(asked.bookingId, startAt);
    }
  }

  private async series({ who, time: startAt, key, count }: Extract<Deed, { act: 'series' }>) {
    const starts = Array.from({ length: count }, (_, week) => new Date(+startAt + week * WEEK_MS));
    const free = starts.filter((start) => this.isFree(start, who));
    const wish = { key, count, expertUid: 'clara', offeringId: 'letters', startAt: +startAt, topic: '' };
    const request = seriesRequestSchema.parse({ ...wish, learnerTimeZone: 'Europe/London' });
    const asked = await this.tried(() => requestSeries(this.store, request, this.caller(who), this.now));
    if (typeof asked !== 'object') return;
    if ('conflicts' in asked) {
      const taken = asked.conflicts.filter(({ reason }) => reason === 'taken').map((one) => one.startAt);
      for (const start of taken) expect(free.map((each) => each.toISOString())).not.toContain(start);
      return;
    }
    expect(free).toEqual(starts);
    for (const [index, id] of asked.bookingIds.entries()) this.model.set(id, starts[index] ?? startAt);
  }

  private line({ act, who }: Extract<Deed, { act: 'join' | 'leave' }>) {
    const wish = { expertUid: 'clara', action: act };
    return this.tried(() => waitForExpert(this.store, wish, this.caller(who), this.now)).then(() => undefined);
  }

  private async reschedule(booking: Booking, { time: startAt, byExpert }: Extract<Deed, { act: 'reschedule' }>) {
    const wish = { bookingId: booking.id, rev: booking.rev, startAt, reason: '' };
    const free = this.isFree(startAt, booking.learnerUid, booking.id);
    const caller = this.caller(byExpert ? 'clara' : booking.learnerUid);
    const result = await this.tried(() => rescheduleBooking(this.store, wish, caller, this.now));
    if (result === 'taken') expect(free).toBe(false);
    if (typeof result !== 'object') return;
    expect(free).toBe(true);
    if (result.outcome === 'moved') this.model.set(booking.id, startAt);
  }

  /** All weeks of a series from one on: moved, called off, or as was proposed for them. */
  private async whole({ id, series, learnerUid }: Booking, { how, time, byExpert }: Extract<Deed, { act: 'whole' }>) {
    const side = byExpert ? 'expert' : 'learner';
    const later = this.bookings().filter(
      (one) => series && one.series?.id === series.id && one.series.index >= series.index,
    );
    const weeks = concernedWeeks(later, how, side, this.now);
    if (weeks[0]?.id !== id) return;
    const seen = weeks.map((one) => ({ bookingId: one.id, rev: one.rev }));
    const wish = { act: how, seen, reason: 'Altfel', ...(how === 'reschedule' && { startAt: +time }) };
    const caller = this.caller(byExpert ? 'clara' : learnerUid);
    const result = await this.tried(() => moveSeries(this.store, seriesMoveSchema.parse(wish), caller, this.now));
    if (typeof result !== 'object' || 'conflicts' in result || result.outcome === 'proposed') return;
    for (const one of weeks) {
      const now = this.bookings().find((each) => each.id === one.id);
      if (now && !isCalledOff(now)) this.model.set(one.id, now.startAt);
      else this.model.delete(one.id);
    }
  }

  private async answer(
    { id, rev, learnerUid, proposal }: Booking,
    { act, byExpert }: { act: keyof typeof ANSWERS; byExpert: boolean },
  ) {
    const given = {
      bookingId: id,
      rev,
      answer: ANSWERS[act],
      reason: '',
    };
    const free = proposal && this.isFree(proposal.startAt, learnerUid, id);
    const caller = this.caller(byExpert ? 'clara' : learnerUid);
    const result = await this.tried(() => answerProposal(this.store, given, caller, this.now));
    if (result === 'taken') expect(free).toBe(false);
    if (result !== undefined || !proposal || act !== 'accept') return;
    expect(free).toBe(true);
    this.model.set(id, proposal.startAt);
  }

  /** What the rules let its people do. */
  private move({ id, rev, status, lockIds }: Booking, act: 'confirm' | 'decline' | 'cancel') {
    if (status === 'confirmed' && act !== 'cancel') return;
    const to = { confirm: 'confirmed', decline: 'declined', cancel: 'cancelled' }[act];
    this.documents.set(`bookings/${id}`, { ...this.documents.get(`bookings/${id}`), status: to, rev: rev + 1 });
    if (act === 'confirm') return;
    for (const lock of lockIds) this.documents.delete(`slotLocks/${lock}`);
    this.model.delete(id);
  }

  private async tried<T>(work: () => Promise<T>): Promise<T | string> {
    try {
      return await work();
    } catch (error) {
      return (error as { reason?: string }).reason ?? 'refused';
    }
  }

  private caller = (uid: string) => ({ uid, hasVerifiedEmail: true });
}

function expectNothingLost(calendar: Calendar) {
  const holding = calendar.bookings().filter(isOpenBooking);
  const locks = [...calendar.documents].filter(([path]) => path.startsWith('slotLocks/'));
  const held = holding.flatMap(({ id, lockIds }) => lockIds.map((lock) => [`slotLocks/${lock}`, id]));
  const kept = calendar
    .waiting()
    .flatMap((one) => (one.held?.lockIds ?? []).map((lock) => [`slotLocks/${lock}`, holdOf(one.learnerUid)]));
  expect(locks.map(([path, { bookingId }]) => [path, bookingId]).sort()).toEqual([...held, ...kept].sort());
  const present = calendar.open();
  expect(present.map(({ id, startAt }) => [id, startAt]).sort()).toEqual(
    [...calendar.model].filter(([id]) => present.some((booking) => booking.id === id)).sort(),
  );
  const spans = [...present.map(({ startAt }) => startAt), ...calendar.held()]
    .map((startAt) => occupied(startAt, { durationMin: 50, bufferBeforeMin: 0, bufferAfterMin: 10 }))
    .sort((one, other) => one.from - other.from);
  for (const [at, { from }] of spans.entries()) expect(from).toBeGreaterThanOrEqual(spans[at - 1]?.to ?? 0);
}

it('a thousand random histories of one calendar show no overlap, no lost lock, and nothing that the model does not say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...BEGINNINGS),
      fc.array(deed, { minLength: 5, maxLength: 16 }),
      async ({ hours, deeds: first }, deeds) => {
        const calendar = new Calendar(hours);
        for (const done of [...first, ...deeds]) {
          await calendar.perform(done);
          expectNothingLost(calendar);
        }
      },
    ),
    { numRuns: 1000, seed: 58 },
  );
});
