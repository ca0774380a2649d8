import { bookingNotices } from '../../notifications/booking-notices.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { callOffBooking, callOffSchema } from './call-off-booking.ts';

const NOW = new Date('2026-11-26T10:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

/** Ana learns with Clara in five hours. */
const BOOKING = {
  ...{ learnerUid: 'ana', learnerName: 'Ana', expertUid: 'clara', expertName: 'Clara', offeringId: 'o1' },
  ...{ offeringTitle: { ro: 'Caligrafie' }, startAt: hours(5), endAt: hours(6), status: 'confirmed', lockIds: ['k1'] },
  ...{ expertTimeZone: 'Europe/Bucharest', learnerTimeZone: 'Europe/Bucharest', cancelUntil: hours(1) },
  ...{ answerUntil: hours(1), topic: '', createdAt: hours(-5), updatedAt: hours(-5), rev: 3 },
};

let documents: Map<string, Record<string, unknown>>;
let store: DocumentStore;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/root', { name: 'Ioana', isAdmin: true }],
    ['users/sofia', { name: 'Sofia', role: 'cursiv-support' }],
    ['users/ana', { name: 'Ana', role: 'cursiv-support' }],
    ['users/mihai', { name: 'Mihai', role: 'cursiv-moderator' }],
    ['bookings/b1', BOOKING],
    ['slotLocks/k1', { bookingId: 'b1' }],
  ]);
  store = memoryStore(documents);
});
const booking = () => documents.get('bookings/b1');
const events = () => [...documents].flatMap(([path, fields]) => (path.startsWith('auditEvents/') ? [fields] : []));
const callOff = (by: string, changes: object = {}, now = NOW) =>
  callOffBooking(
    store,
    callOffSchema.parse({ id: 'b1', rev: 3, reason: ' Experta este bolnavă. ', ...changes }),
    { uid: by, hasVerifiedEmail: true },
    now,
  );
const refused = (code: string, reason?: string) => expect.objectContaining({ name: 'AppError', code, reason });

describe('a booking that the staff call off', () => {
  it.each(['root', 'sofia'])('is cancelled by %s with a reason, gives the time back and is recorded', async (by) => {
    await callOff(by);
    expect(booking()).toMatchObject({
      ...{ status: 'cancelled', cancelledBy: 'admin', reason: 'Experta este bolnavă.', rev: 4, updatedAt: NOW },
    });
    expect(documents.has('slotLocks/k1')).toBe(false);
    expect(events()).toEqual([
      {
        ...{ at: NOW, actorUid: by, actorName: documents.get(`users/${by}`)?.name },
        ...{ action: 'booking.calledOff', subject: 'bookings/b1' },
        changes: {
          status: { old: 'confirmed', new: 'cancelled' },
          reason: { old: null, new: 'Experta este bolnavă.' },
        },
      },
    ]);
  });

  it('is told to both sides with the reason', async () => {
    await callOff('root');
    const told = bookingNotices('b1', { before: BOOKING, after: booking() });
    expect(told.map(({ uid, type, params }) => [uid, type, params?.note])).toEqual([
      ['ana', 'booking.cancelled', 'Experta este bolnavă.'],
      ['clara', 'booking.cancelled', 'Experta este bolnavă.'],
    ]);
  });

  it('is called off once, however many decide together', async () => {
    const all = await Promise.allSettled([callOff('root'), callOff('sofia')]);
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(events()).toHaveLength(1);
  });

  it.each([
    ['another revision than was seen', { rev: 2 }, NOW, undefined],
    ['one that has begun', {}, hours(5), 'begun'],
    ['one that is over, of which nobody said so yet', {}, hours(7), 'begun'],
    ['one that took place long ago', {}, hours(48), undefined],
  ])('is not: %s', async (_, changes, now, reason) => {
    await expect(callOff('root', changes, now)).rejects.toEqual(refused('conflict', reason));
    expect(booking()).toEqual(BOOKING);
  });

  it('is not when it is over or its request has expired', async () => {
    for (const fields of [{ status: 'cancelled' }, { status: 'requested', answerUntil: hours(-1) }]) {
      documents.set('bookings/b1', { ...BOOKING, ...fields });
      await expect(callOff('root')).rejects.toEqual(refused('conflict'));
    }
  });

  it.each(['mihai', 'ana', 'nobody'])('is not by %s: without the right, or of their own', async (by) => {
    await expect(callOff(by)).rejects.toEqual(refused('no-access'));
    expect(events()).toEqual([]);
  });

  it('is not without a reason', () => {
    expect(callOffSchema.safeParse({ id: 'b1', rev: 3, reason: '  ' }).success).toBe(false);
  });
});
