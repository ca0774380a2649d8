import { randomUUID } from 'node:crypto';
import { bookingNotices } from '../../notifications/booking-notices.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { seriesRequestSchema } from '../request-schema.ts';
import { learner, listedExpert, MONDAY } from '../testing/listed-expert.ts';
import { requestSeries } from './request-series.ts';

const TWO = '2026-05-05T11:00:00Z';
const WEEK_MS = 7 * 86_400_000;

let documents: Map<string, Record<string, unknown>>;
const expert = (changes: object = {}, hours: object = {}) => {
  for (const [path, fields] of listedExpert('clara', { horizonDays: 90, ...changes }, hours))
    documents.set(path, fields);
};
beforeEach(() => {
  documents = new Map([...learner('ana'), ...learner('ion')]);
  expert();
});

const ask = (count: number, uid = 'ana', more: object = {}) =>
  requestSeries(
    memoryStore(documents),
    seriesRequestSchema.parse({
      key: randomUUID(),
      expertUid: 'clara',
      offeringId: 'letters',
      startAt: TWO,
      learnerTimeZone: 'Europe/London',
      topic: '',
      count,
      ...more,
    }),
    { uid, hasVerifiedEmail: true },
    MONDAY,
  );
const stored = () => [...documents].filter(([path]) => path.startsWith('bookings/')).map(([, fields]) => fields);
const locks = () => [...documents.keys()].filter((path) => path.startsWith('slotLocks/'));

describe('a weekly series', () => {
  it('is stored whole, counts once towards what a learner may have, and is told once', async () => {
    await ask(12);
    expect(stored().map(({ startAt }) => Number(startAt))).toEqual(
      Array.from({ length: 12 }, (_, week) => Date.parse(TWO) + week * WEEK_MS),
    );
    expect(locks()).toHaveLength(24);
    await expect(ask(2, 'ana', { startAt: '2026-05-05T12:00:00Z' })).resolves.toHaveProperty('bookingIds');
    const told = stored()
      .slice(0, 12)
      .flatMap((after, index) => bookingNotices(`b${index}`, { before: undefined, after }));
    expect(told).toHaveLength(1);
  });

  it('is refused whole, with every week that stands against it and why', async () => {
    await ask(2, 'ion', { startAt: '2026-05-12T11:00:00Z' });
    expert({ horizonDays: 20 }, { timeOff: [{ from: '2026-05-05', to: '2026-05-05' }] });
    const before = [...documents.keys()];
    expect(await ask(4)).toEqual({
      conflicts: [
        { startAt: '2026-05-05T11:00:00.000Z', reason: 'outside-hours' },
        { startAt: '2026-05-12T11:00:00.000Z', reason: 'taken' },
        { startAt: '2026-05-19T11:00:00.000Z', reason: 'taken' },
        { startAt: '2026-05-26T11:00:00.000Z', reason: 'too-far' },
      ],
    });
    expect([...documents.keys()]).toEqual(before);
  });

  it('asked for again after a lost answer is the same one', async () => {
    const key = randomUUID();
    expect(await ask(3, 'ana', { key })).toEqual(await ask(3, 'ana', { key }));
    expect(stored()).toHaveLength(3);
    await expect(ask(4, 'ana', { key })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('has at most twelve weeks and at least two', async () => {
    await expect(async () => ask(13)).rejects.toThrow();
    await expect(async () => ask(1)).rejects.toThrow();
  });
});

describe('what an expert accepts', () => {
  it('ends with the week, too', async () => {
    expert({ maxPerWeek: 1, maxPerDay: 5 });
    await ask(2);
    expect(await ask(2, 'ion', { startAt: '2026-05-06T11:00:00Z' })).toMatchObject({
      conflicts: [{ reason: 'week-full' }, { reason: 'week-full' }],
    });
  });

  it('is agreed at once where they say so, and both are told', async () => {
    documents.set('experts/clara/meetingLinks/letters', { url: 'https://meet.jit.si/cursiv-%7Bsession%7D' });
    expert({ confirmsAtOnce: true });
    const answer = await ask(2);
    const ids = 'bookingIds' in answer ? answer.bookingIds : [];
    const [first] = stored();
    expect(first).toMatchObject({ status: 'confirmed', meetingUrl: `https://meet.jit.si/cursiv-${ids[0]}` });
    const told = bookingNotices('b', { before: undefined, after: first });
    expect(told.map(({ uid, type }) => [uid, type])).toEqual([
      ['clara', 'booking.booked'],
      ['ana', 'booking.confirmed'],
    ]);
  });

  it('is talked about in a language of theirs', async () => {
    await ask(2, 'ana', { language: 'ro' });
    expect(stored()[0]).toMatchObject({ language: 'ro' });
    await expect(ask(2, 'ion', { language: 'de', startAt: '2026-05-06T11:00:00Z' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
