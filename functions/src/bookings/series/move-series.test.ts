import { randomUUID } from 'node:crypto';
import { type Booking, bookingSchema } from '@cursiv/shared-domain';
import { bookingNotices } from '../../notifications/booking-notices.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { seriesRequestSchema } from '../request-schema.ts';
import { requestSeries } from '../requesting/request-series.ts';
import { answerProposal } from '../rescheduling/answer-proposal.ts';
import { learner, listedExpert, MONDAY } from '../testing/listed-expert.ts';
import { moveSeries } from './move-series.ts';
import { seriesMoveSchema } from './series-schema.ts';

const TWO = '2026-05-05T11:00:00Z';
const FRIDAY = '2026-05-08T11:00:00Z';
const WEEK_MS = 7 * 86_400_000;

let documents: Map<string, Record<string, unknown>>;
let now: Date;
let before: Map<string, Record<string, unknown>>;
beforeEach(() => {
  now = MONDAY;
  documents = new Map([...listedExpert('clara', { horizonDays: 90 }), ...learner('ana'), ...learner('ion')]);
});

const caller = (uid: string) => ({ uid, hasVerifiedEmail: true });
const ask = (count: number, uid = 'ana', startAt = TWO) =>
  requestSeries(
    memoryStore(documents),
    seriesRequestSchema.parse({
      key: randomUUID(),
      expertUid: 'clara',
      offeringId: 'letters',
      startAt,
      learnerTimeZone: 'Europe/London',
      topic: '',
      count,
    }),
    caller(uid),
    now,
  );
const bookings = (uid = 'ana'): Booking[] =>
  [...documents]
    .filter(([path, { learnerUid }]) => path.startsWith('bookings/') && learnerUid === uid)
    .map(([path, fields]) => bookingSchema.parse({ ...fields, id: path.slice('bookings/'.length) }))
    .toSorted((one, other) => (one.series?.index ?? 0) - (other.series?.index ?? 0));
const starts = () => bookings().map(({ startAt }) => startAt.toISOString());
const states = () => bookings().map(({ status }) => status);
const locks = () => [...documents.keys()].filter((path) => path.startsWith('slotLocks/'));
const seenBy = (weeks: readonly Booking[]) => weeks.map(({ id, rev }) => ({ bookingId: id, rev }));
const act = (uid: string, what: string, more: object = {}, weeks = bookings()) => {
  before = new Map(documents);
  return moveSeries(
    memoryStore(documents),
    seriesMoveSchema.parse({ act: what, seen: seenBy(weeks), ...more }),
    caller(uid),
    now,
  );
};
/** Who is told of the last act, of what, and of how many weeks. */
const told = () =>
  [...documents].flatMap(([path, after]) =>
    path.startsWith('bookings/')
      ? bookingNotices(path.slice('bookings/'.length), { before: before.get(path), after }).map(
          ({ uid, type, params: { weeks } }) => [uid, type, weeks],
        )
      : [],
  );

describe('the weeks of a series', () => {
  it('are confirmed together, with a meeting each, and the learner is told once', async () => {
    documents.set('experts/clara/meetingLinks/letters', { url: 'https://meet.jit.si/cursiv-%7Bsession%7D' });
    await ask(3);
    expect(await act('clara', 'confirm')).toEqual({ outcome: 'done' });
    expect(states()).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(new Set(bookings().map(({ meetingUrl }) => meetingUrl)).size).toBe(3);
    expect(told()).toEqual([['ana', 'booking.confirmed', 3]]);
    expect(locks()).toHaveLength(6);
  });

  it('are declined together, and the times are free again', async () => {
    await ask(3);
    await act('clara', 'decline', { reason: 'Sunt plecată' });
    expect([states(), locks()]).toEqual([['declined', 'declined', 'declined'], []]);
    expect(told()).toEqual([['ana', 'booking.declined', 3]]);
  });

  it('are cancelled from one on', async () => {
    await ask(4);
    await act('ana', 'cancel', {}, bookings().slice(1));
    expect(states()).toEqual(['requested', 'cancelled', 'cancelled', 'cancelled']);
    expect([told(), locks().length]).toEqual([[['clara', 'booking.cancelled', 3]], 2]);
  });

  it('are all kept when it is too late for one of them, which is named', async () => {
    await ask(3);
    await act('clara', 'confirm');
    now = new Date('2026-05-05T00:00:00Z');
    expect(await act('ana', 'cancel')).toEqual({
      conflicts: [{ startAt: '2026-05-05T11:00:00.000Z', reason: 'too-late' }],
    });
    expect(states()).toEqual(['confirmed', 'confirmed', 'confirmed']);
    await act('clara', 'cancel', { reason: 'Boală' });
    expect([states(), told()]).toEqual([['cancelled', 'cancelled', 'cancelled'], [['ana', 'booking.cancelled', 3]]]);
  });

  it('move a week on, each into what another gives back', async () => {
    await ask(3);
    const later = new Date(Date.parse(TWO) + WEEK_MS);
    expect(await act('ana', 'reschedule', { startAt: later.toISOString() })).toEqual({ outcome: 'moved' });
    expect(starts()).toEqual([1, 2, 3].map((week) => new Date(Date.parse(TWO) + week * WEEK_MS).toISOString()));
    expect(locks()).toHaveLength(6);
    expect(
      new Set([...documents].flatMap(([path, f]) => (path.startsWith('slotLocks/') ? [f.bookingId] : []))).size,
    ).toBe(3);
    expect(told()).toEqual([['clara', 'booking.moved', 3]]);
  });

  it('stay where they are when another has one of the times, which is named', async () => {
    await ask(2, 'ion', '2026-05-15T11:00:00Z');
    await ask(3);
    const was = starts();
    expect(await act('ana', 'reschedule', { startAt: FRIDAY })).toEqual({
      conflicts: [
        { startAt: '2026-05-15T11:00:00.000Z', reason: 'taken' },
        { startAt: '2026-05-22T11:00:00.000Z', reason: 'taken' },
      ],
    });
    expect(starts()).toEqual(was);
  });

  it('keep their times until the other side agrees to all of them', async () => {
    await ask(3);
    await act('clara', 'confirm');
    const was = starts();
    expect(await act('clara', 'reschedule', { startAt: FRIDAY, reason: 'Marțea predau' })).toEqual({
      outcome: 'proposed',
    });
    expect([starts(), told()]).toEqual([was, [['ana', 'booking.proposed', 3]]]);
    const [first] = bookings();
    const one = { bookingId: first?.id ?? '', rev: first?.rev ?? 0, answer: 'accepted' as const, reason: '' };
    await expect(answerProposal(memoryStore(documents), one, caller('ana'), now)).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(act('ana', 'accept', {}, bookings().slice(0, 2))).rejects.toMatchObject({ code: 'conflict' });
    await expect(act('clara', 'accept')).rejects.toMatchObject({ reason: 'proposal-over' });
    expect(await act('ana', 'accept')).toEqual({ outcome: 'done' });
    expect(starts()).toEqual([0, 1, 2].map((week) => new Date(Date.parse(FRIDAY) + week * WEEK_MS).toISOString()));
    expect(told()).toEqual([['clara', 'booking.moved', 3]]);
    expect(locks()).toHaveLength(6);
  });

  it('keep their times when the proposal is refused or withdrawn, and whoever proposed is told once', async () => {
    await ask(2);
    await act('clara', 'confirm');
    const was = starts();
    await act('clara', 'reschedule', { startAt: FRIDAY });
    await act('ana', 'refuse', { reason: 'Nu pot' });
    expect([starts(), told()]).toEqual([was, [['clara', 'booking.kept', 2]]]);
    await act('clara', 'reschedule', { startAt: FRIDAY });
    await act('clara', 'withdraw');
    expect([starts(), told()]).toEqual([was, []]);
  });

  it('are nobody else’s, and only as they were seen', async () => {
    await ask(2);
    await expect(act('ion', 'cancel')).rejects.toMatchObject({ code: 'no-access' });
    await expect(act('ana', 'confirm')).rejects.toMatchObject({ code: 'conflict' });
    await expect(act('ana', 'cancel', {}, bookings().slice(0, 1))).rejects.toMatchObject({ code: 'conflict' });
    const stale = bookings().map((booking) => ({ ...booking, rev: 7 }));
    await expect(act('ana', 'cancel', {}, stale)).rejects.toMatchObject({ code: 'conflict' });
    await act('clara', 'confirm');
    await expect(act('clara', 'cancel')).rejects.toMatchObject({ code: 'invalid' });
    expect(states()).toEqual(['confirmed', 'confirmed']);
  });
});
