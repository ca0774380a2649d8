import { randomUUID } from 'node:crypto';
import { memoryStore } from '../../store/memory-store.ts';
import { bookingRequestSchema } from '../request-schema.ts';
import { requestBooking } from '../requesting/request-booking.ts';
import { learner, listedExpert, MONDAY } from '../testing/listed-expert.ts';
import { answerProposal } from './answer-proposal.ts';
import { rescheduleBooking } from './reschedule-booking.ts';
import { proposalAnswerSchema, rescheduleSchema } from './reschedule-schema.ts';

const TWO = '2026-05-05T11:00:00Z';
const THREE = '2026-05-05T12:00:00Z';
const FRIDAY = '2026-05-08T11:00:00Z';

let documents: Map<string, Record<string, unknown>>;
let now: Date;
beforeEach(() => {
  now = MONDAY;
  documents = new Map([...listedExpert('clara'), ...learner('ana'), ...learner('ion')]);
});

const store = () => memoryStore(documents);
const caller = (uid: string) => ({ uid, hasVerifiedEmail: true });
const refused = (reason: string) => expect.objectContaining({ code: 'conflict', reason });
const failed = (code: string) => expect.objectContaining({ code });
const stored = (id: string) => documents.get(`bookings/${id}`) ?? {};
const locksOf = (id: string) =>
  [...documents].filter(([path, { bookingId }]) => path.startsWith('slotLocks/') && bookingId === id).length;

async function ask(startAt: string, uid = 'ana'): Promise<string> {
  const wish = { key: randomUUID(), expertUid: 'clara', offeringId: 'letters', startAt, topic: '' };
  const request = bookingRequestSchema.parse({ ...wish, learnerTimeZone: 'Europe/London' });
  return (await requestBooking(store(), request, caller(uid), now)).bookingId;
}
const agreed = async (startAt: string) => {
  const id = await ask(startAt);
  documents.set(`bookings/${id}`, { ...stored(id), status: 'confirmed', rev: 2 });
  return id;
};
const move = (id: string, uid: string, startAt: string, more: object = {}) =>
  rescheduleBooking(
    store(),
    rescheduleSchema.parse({ bookingId: id, rev: stored(id).rev, startAt, ...more }),
    caller(uid),
    now,
  );
const answer = (id: string, uid: string, given: string, reason = '') =>
  answerProposal(
    store(),
    proposalAnswerSchema.parse({ bookingId: id, rev: stored(id).rev, answer: given, reason }),
    caller(uid),
    now,
  );

describe('another time for a request', () => {
  it('is the learner’s to take: the old half hours are free again, and the answer may take as long as before', async () => {
    const id = await ask(TWO);
    expect(await move(id, 'ana', FRIDAY)).toEqual({ outcome: 'moved' });
    expect(stored(id)).toMatchObject({
      status: 'requested',
      startAt: new Date(FRIDAY),
      endAt: new Date('2026-05-08T11:50:00Z'),
      cancelUntil: new Date('2026-05-07T23:00:00Z'),
      answerUntil: new Date('2026-05-06T06:00:00Z'),
      moved: { from: new Date(TWO), by: 'learner' },
      rev: 2,
    });
    expect(locksOf(id)).toBe(2);
    await ask(TWO, 'ion');
  });

  it('confirms it when the learner agrees to what the expert proposes, and tells where to meet', async () => {
    documents.set('experts/clara/meetingLinks/letters', { url: 'https://meet.example.org/clara' });
    const id = await ask(TWO);
    expect(await move(id, 'clara', FRIDAY)).toEqual({ outcome: 'proposed' });
    await answer(id, 'ana', 'accepted');
    expect(stored(id)).toMatchObject({
      status: 'confirmed',
      startAt: new Date(FRIDAY),
      meetingUrl: 'https://meet.example.org/clara',
    });
  });
});

describe('another time for what is agreed', () => {
  it.each([
    ['ana', 'clara', 'learner'],
    ['clara', 'ana', 'expert'],
  ])('is proposed by %s, and holds once %s agrees', async (one, other, by) => {
    const id = await agreed(TWO);
    expect(await move(id, one, FRIDAY, { reason: ' Am treabă ' })).toEqual({ outcome: 'proposed' });
    expect(stored(id)).toMatchObject({ startAt: new Date(TWO), proposal: { by, reason: 'Am treabă' } });
    await expect(answer(id, one, 'accepted')).rejects.toEqual(failed('no-access'));
    await answer(id, other, 'accepted');
    expect(stored(id)).toMatchObject({ status: 'confirmed', startAt: new Date(FRIDAY) });
    expect(locksOf(id)).toBe(2);
  });

  it('leaves everything as it was when it is declined or withdrawn, with the reason kept', async () => {
    const id = await agreed(TWO);
    await move(id, 'ana', FRIDAY);
    await answer(id, 'clara', 'declined', 'Sunt plecată');
    expect(stored(id)).toMatchObject({
      startAt: new Date(TWO),
      status: 'confirmed',
      proposal: { answer: 'declined', note: 'Sunt plecată' },
    });
    await expect(answer(id, 'clara', 'accepted')).rejects.toEqual(refused('proposal-over'));
    await move(id, 'ana', FRIDAY);
    await answer(id, 'ana', 'withdrawn');
    await expect(answer(id, 'clara', 'accepted')).rejects.toEqual(refused('proposal-over'));
    expect(locksOf(id)).toBe(2);
  });

  it('is refused when the time was taken in between, and both keep what they had', async () => {
    const id = await agreed(TWO);
    await move(id, 'ana', FRIDAY);
    const rival = await ask(FRIDAY, 'ion');
    await expect(answer(id, 'clara', 'accepted')).rejects.toEqual(refused('taken'));
    expect([stored(id).startAt, locksOf(id), locksOf(rival)]).toEqual([new Date(TWO), 2, 2]);
  });

  it('is refused when the expert has gone away, or is taken elsewhere by then', async () => {
    const id = await agreed(TWO);
    await move(id, 'clara', FRIDAY);
    const hours = documents.get('schedules/clara') ?? {};
    documents.set('schedules/clara', { ...hours, timeOff: [{ from: '2026-05-08', to: '2026-05-08' }] });
    await expect(answer(id, 'ana', 'accepted')).rejects.toEqual(refused('outside-hours'));
    documents.set('schedules/clara', hours);
    const busy = [
      { from: Date.parse('2026-05-08T11:30:00Z') / 60_000, to: Date.parse('2026-05-08T12:00:00Z') / 60_000 },
    ];
    documents.set('busyCalendars/clara', { address: 'https://calendar.example.org', busy, isCut: false, triedAt: now });
    await expect(answer(id, 'ana', 'accepted')).rejects.toEqual(refused('taken'));
    documents.delete('busyCalendars/clara');
    await answer(id, 'ana', 'accepted');
    expect([stored(id).startAt, locksOf(id)]).toEqual([new Date(FRIDAY), 2]);
  });

  it('may share a half hour with the present time', async () => {
    for (const [path, fields] of listedExpert('clara', { gridMin: 30 })) documents.set(path, fields);
    const id = await agreed(TWO);
    await move(id, 'ana', '2026-05-05T11:30:00Z');
    await answer(id, 'clara', 'accepted');
    expect([stored(id).startAt, locksOf(id)]).toEqual([new Date('2026-05-05T11:30:00Z'), 2]);
  });

  it('cannot be agreed to after the booking was cancelled, or too late', async () => {
    const id = await agreed(TWO);
    await move(id, 'ana', FRIDAY);
    const proposed = stored(id);
    documents.set(`bookings/${id}`, { ...proposed, status: 'cancelled', rev: 4 });
    await expect(answer(id, 'clara', 'accepted')).rejects.toEqual(refused('proposal-over'));
    documents.set(`bookings/${id}`, proposed);
    now = new Date('2026-05-05T10:00:00Z');
    await expect(answer(id, 'clara', 'accepted')).rejects.toEqual(refused('proposal-over'));
  });

  it('is counted in the expert’s day without the booking itself', async () => {
    const id = await agreed(TWO);
    await ask('2026-05-05T13:00:00Z', 'ion');
    await move(id, 'ana', THREE);
    await answer(id, 'clara', 'accepted');
    expect(stored(id).startAt).toEqual(new Date(THREE));
  });
});

describe('a wish for another time', () => {
  it('is refused to strangers, without a proven address, and on what has changed', async () => {
    const id = await agreed(TWO);
    await expect(move(id, 'ion', FRIDAY)).rejects.toEqual(failed('no-access'));
    const unproven = { uid: 'ana', hasVerifiedEmail: false };
    const wish = rescheduleSchema.parse({ bookingId: id, rev: 2, startAt: FRIDAY });
    await expect(rescheduleBooking(store(), wish, unproven, now)).rejects.toEqual(failed('address-unproven'));
    await expect(move(id, 'ana', FRIDAY, { rev: 1 })).rejects.toEqual(failed('conflict'));
    await expect(move(id, 'ana', TWO)).rejects.toEqual(failed('invalid'));
  });

  it('is refused outside hours, and once the booking has begun', async () => {
    const id = await agreed(TWO);
    await expect(move(id, 'clara', '2026-05-07T11:00:00Z')).rejects.toEqual(refused('outside-hours'));
    now = new Date(TWO);
    await expect(move(id, 'clara', FRIDAY)).rejects.toEqual(refused('begun'));
  });

  it('made twice, after a lost answer, changes nothing', async () => {
    const id = await agreed(TWO);
    await move(id, 'ana', FRIDAY);
    expect(await move(id, 'ana', FRIDAY, { rev: 2 })).toEqual({ outcome: 'proposed' });
    expect(stored(id).rev).toBe(3);
    const request = await ask(THREE, 'ion');
    await move(request, 'ion', '2026-05-06T11:00:00Z');
    expect(await move(request, 'ion', '2026-05-06T11:00:00Z', { rev: 1 })).toEqual({ outcome: 'moved' });
  });
});
