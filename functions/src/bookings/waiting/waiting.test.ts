import { randomUUID } from 'node:crypto';
import { memoryStore } from '../../store/memory-store.ts';
import { bookingRequestSchema } from '../request-schema.ts';
import { requestBooking } from '../requesting/request-booking.ts';
import { learner, listedExpert, MONDAY } from '../testing/listed-expert.ts';
import { serveLine } from './serve-line.ts';
import { waitForExpert } from './wait-for-expert.ts';

const HOUR_MS = 3_600_000;
const TUESDAY = '2026-05-05T11:00:00Z';
/** One hour on Tuesday, and nothing else. */
const ONE_HOUR = {
  weekly: [],
  overrides: [{ date: '2026-05-05', intervals: [{ from: '14:00', to: '14:50' }] }],
};

let documents: Map<string, Record<string, unknown>>;
let now: Date;
beforeEach(() => {
  now = new Date(+MONDAY - 24 * HOUR_MS);
  documents = new Map([
    ...listedExpert('clara', { minNoticeMin: 60 }, ONE_HOUR),
    ...['ana', 'ion', 'dan', 'eva'].flatMap(learner),
  ]);
});

const store = () => memoryStore(documents);
const caller = (uid: string) => ({ uid, hasVerifiedEmail: true });
const ask = (uid: string) =>
  requestBooking(
    store(),
    bookingRequestSchema.parse({
      key: randomUUID(),
      expertUid: 'clara',
      offeringId: 'letters',
      startAt: TUESDAY,
      learnerTimeZone: 'Europe/London',
      topic: '',
    }),
    caller(uid),
    now,
  );
const line = (uid: string, action: 'look' | 'join' | 'leave') =>
  waitForExpert(store(), { expertUid: 'clara', action }, caller(uid), now);
const later = (hours: number) => {
  now = new Date(+now + hours * HOUR_MS);
};
const serve = () => serveLine(store(), 'clara', now);
const refused = (reason: string) => expect.objectContaining({ reason });
const locks = () =>
  [...documents].flatMap(([path, fields]) => (path.startsWith('slotLocks/') ? [fields.bookingId] : []));
const told = (uid: string) =>
  [...documents].flatMap(([path, { type }]) => (path.startsWith(`users/${uid}/notifications/`) ? [type] : []));

/** Dan has the only time; Ana and then Ion wait. */
async function twoWait() {
  const { bookingId } = await ask('dan');
  await line('ana', 'join');
  later(0.1);
  await line('ion', 'join');
  return bookingId;
}

/** As the rules let its learner do. */
function callOff(id: string) {
  const path = `bookings/${id}`;
  const { lockIds, ...fields } = documents.get(path) ?? {};
  documents.set(path, { ...fields, lockIds, status: 'cancelled', rev: 2 });
  for (const lock of lockIds as string[]) documents.delete(`slotLocks/${lock}`);
}

describe('the waiting list for an expert', () => {
  it('is for when there are no free times, and each stands in it once', async () => {
    await expect(line('ana', 'join')).rejects.toEqual(refused('has-times'));
    await twoWait();
    expect([await line('ana', 'join'), await line('ion', 'look')]).toEqual([{ place: 1 }, { place: 2 }]);
    expect(await line('eva', 'look')).toEqual({ place: 0 });
  });

  it('lets nobody jump it in the moment when a time becomes free', async () => {
    callOff(await twoWait());
    await expect(ask('eva')).rejects.toEqual(refused('waiting-list'));
    await expect(ask('ion')).rejects.toEqual(refused('waiting-list'));
    expect(locks()).toEqual([]);
  });

  it('holds a free time for the first, who alone can take it', async () => {
    callOff(await twoWait());
    await serve();
    expect(told('ana')).toEqual(['waiting.free']);
    expect(told('ion')).toEqual([]);
    expect(await line('ana', 'look')).toMatchObject({ place: 0, held: { offeringId: 'letters' } });
    await expect(ask('eva')).rejects.toEqual(refused('taken'));
    const { bookingId } = await ask('ana');
    expect(locks()).toEqual([bookingId, bookingId]);
    expect(await line('ana', 'look')).toEqual({ place: 0 });
    expect(await line('ion', 'look')).toEqual({ place: 1 });
  });

  it('passes a time on that nobody took, and lets everybody have it in the end', async () => {
    callOff(await twoWait());
    await serve();
    later(2.1);
    await serve();
    expect(told('ana')).toEqual(['waiting.free', 'waiting.passed']);
    expect(told('ion')).toEqual(['waiting.free']);
    later(2.1);
    await serve();
    expect(locks()).toEqual([]);
    await expect(ask('eva')).resolves.toBeDefined();
  });

  it('is left with what is held', async () => {
    callOff(await twoWait());
    await serve();
    await line('ana', 'leave');
    expect(locks()).toEqual([]);
    await serve();
    expect(told('ion')).toEqual(['waiting.free']);
  });

  it('closes when the expert pauses, and everybody is told', async () => {
    callOff(await twoWait());
    await serve();
    documents.set('experts/clara', { ...documents.get('experts/clara'), status: 'paused' });
    await serve();
    expect([told('ana'), told('ion')]).toEqual([['waiting.free', 'waiting.closed'], ['waiting.closed']]);
    expect([...documents.keys()].filter((path) => /^(waiting|slotLocks)\//.test(path))).toEqual([]);
  });

  it('holds no time that would leave nobody time to decide', async () => {
    const booking = await twoWait();
    now = new Date(Date.parse(TUESDAY) - 1.1 * HOUR_MS);
    callOff(booking);
    await serve();
    expect([told('ana'), locks()]).toEqual([[], []]);
  });
});
