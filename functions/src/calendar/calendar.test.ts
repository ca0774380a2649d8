import { type Booking, bookingSchema } from '@cursiv/shared-domain';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { memoryStore } from '../store/memory-store.ts';
import { bookingFile } from './booking-file.ts';
import { answerFeed } from './feed/answer-feed.ts';
import { type FeedAction, feedAddress } from './feed/feed-address.ts';

const ORIGIN = 'https://cursiv.example';
const NOW = new Date('2026-11-20T10:00:00Z');
const START = new Date('2026-12-02T16:00:00Z');

const booking = (changes: Partial<Booking> = {}) => {
  const { id: _, ...fields } = bookingSchema.parse({
    id: 'b1',
    learnerUid: 'ana',
    learnerName: 'Ana Pop',
    expertUid: 'clara',
    expertName: 'Clara Dinu',
    offeringId: 'letters',
    offeringTitle: { ro: 'Litere; mari, mici', en: 'Letters' },
    startAt: START,
    endAt: new Date('2026-12-02T16:50:00Z'),
    expertTimeZone: 'Europe/Bucharest',
    learnerTimeZone: 'Europe/London',
    status: 'confirmed',
    cancelUntil: START,
    answerUntil: START,
    lockIds: [],
    topic: 'Litera „g”,\nscrisă de mână',
    meetingUrl: 'https://meet.example.org/clara',
    createdAt: NOW,
    updatedAt: NOW,
    rev: 2,
    ...changes,
  });
  return fields;
};

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map([['bookings/b1', booking()]]);
});
const store = () => memoryStore(documents);

const fileOf = async (uid: string, locale: 'ro' | 'en', timeZone: string) =>
  (await bookingFile(store(), { bookingId: 'b1', locale, timeZone }, uid, ORIGIN)).text;

const eventsIn = (text: string) =>
  Object.values(nodeIcal.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');

/** A calendar as two libraries that know nothing of each other read it, and read it again when one of them has written it. */
function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text));
  for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const event = (part: ICAL.Component) => {
    const { uid, summary, startDate, endDate, sequence, location, description } = new ICAL.Event(part);
    const [start, end] = [startDate.toJSDate(), endDate.toJSDate()];
    return { uid, summary, start, end, sequence, location, description, status: part.getFirstPropertyValue('status') };
  };
  const one = component.getAllSubcomponents('vevent').map(event);
  const other = eventsIn(text);
  expect(other.map(({ uid, start, end }) => [uid, +start, +(end ?? 0)])).toEqual(
    one.map(({ uid, start, end }) => [uid, +start, +end]),
  );
  expect(other.map(({ summary, sequence }) => [summary, Number(sequence)])).toEqual(
    one.map(({ summary, sequence }) => [summary, sequence]),
  );
  const rewritten = component.toString();
  expect(ICAL.parse(rewritten)).toEqual(ICAL.parse(text));
  const facts = ({ uid, start, end, summary, description, location, sequence, status }: VEvent) =>
    [uid, +start, +(end ?? 0), summary, description, location, sequence, status] as const;
  expect(eventsIn(rewritten).map(facts)).toEqual(other.map(facts));
  return { method: component.getFirstPropertyValue('method'), events: one };
}

describe('the calendar file of a booking', () => {
  it.each([
    ['ana', 'ro', 'Europe/London', 'Litere; mari, mici, cu Clara Dinu', '/dashboard/bookings?as=learner#b1'],
    ['clara', 'en', 'Europe/Bucharest', 'Letters, with Ana Pop', '/en/dashboard/bookings?as=expert#b1'],
  ] as const)(
    'is an invitation for %s in %s, which two libraries read alike',
    async (uid, locale, zone, title, page) => {
      const text = await fileOf(uid, locale, zone);
      const { method, events } = read(text);
      expect(method).toBe('REQUEST');
      expect(text).toContain(`TZID:${zone}`);
      expect(text).toContain(`DTSTART;TZID=${zone}:`);
      expect(events).toEqual([
        {
          uid: 'b1@cursiv.example',
          summary: title,
          start: START,
          end: new Date('2026-12-02T16:50:00Z'),
          sequence: 2,
          location: 'https://meet.example.org/clara',
          description: expect.stringContaining(`Litera „g”,\nscrisă de mână`),
          status: 'CONFIRMED',
        },
      ]);
      expect(events[0]?.description).toContain(ORIGIN + page);
    },
  );

  it('is withdrawn under the same UID with a higher SEQUENCE once the booking is called off', async () => {
    documents.set('bookings/b1', booking({ status: 'cancelled', rev: 3 }));
    const { method, events } = read(await fileOf('ana', 'ro', 'Europe/Bucharest'));
    expect([method, events[0]?.uid, events[0]?.sequence, events[0]?.status]).toEqual([
      'CANCEL',
      'b1@cursiv.example',
      3,
      'CANCELLED',
    ]);
  });

  it('names the new time under the same UID with a higher SEQUENCE once the booking is moved', async () => {
    const startAt = new Date('2027-03-28T00:30:00Z');
    const endAt = new Date('2027-03-28T01:20:00Z');
    documents.set('bookings/b1', booking({ startAt, endAt, moved: { from: START, by: 'expert' }, rev: 4 }));
    // It begins at half past two in the night in which an hour is left out, and ends at twenty past four.
    const text = await fileOf('ana', 'ro', 'Europe/Bucharest');
    const { method, events } = read(text);
    expect([method, events]).toEqual([
      'REQUEST',
      [expect.objectContaining({ uid: 'b1@cursiv.example', sequence: 4, start: startAt, end: endAt })],
    ]);
    expect(text).toContain('DTEND;TZID=Europe/Bucharest:20270328T042000');
  });

  it.each([
    ['Europe/Bucharest'],
    ['Europe/London'],
    ['America/New_York'],
    ['Australia/Lord_Howe'],
    ['Asia/Kathmandu'],
    ['UTC'],
  ])('keeps the instant in %s on both sides of every change of clocks until 2028', async (zone) => {
    for (let month = 0; month < 36; month += 1)
      for (const day of [1, 8, 15, 29]) {
        const startAt = new Date(Date.UTC(2026, month, day, 12));
        documents.set('bookings/b1', booking({ startAt, endAt: new Date(+startAt + 3_000_000) }));
        const text = await fileOf('ana', 'en', zone);
        const [event] = Object.values(nodeIcal.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');
        expect(+((event as VEvent).start ?? 0)).toBe(+startAt);
      }
  });

  it('is given to its two people alone', async () => {
    await expect(fileOf('ion', 'ro', 'UTC')).rejects.toEqual(expect.objectContaining({ code: 'no-access' }));
  });

  it('lets nobody write lines of their own into a calendar', async () => {
    documents.set(
      'bookings/b1',
      booking({ topic: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:other', learnerName: 'A"\r\nB:c' }),
    );
    expect(read(await fileOf('clara', 'ro', 'UTC')).events).toHaveLength(1);
  });
});

describe('the feed of a person', () => {
  const manage = (action: FeedAction, uid = 'ana') => feedAddress(store(), action, uid, { origin: ORIGIN, now: NOW });
  const ask = (address: string | null, method = 'GET') =>
    answerFeed(method, (address ?? '').replace(ORIGIN, ''), store(), { origin: ORIGIN, now: NOW });

  it('holds what stands on both sides, in their language and zone', async () => {
    documents.set(
      'bookings/b2',
      booking({ learnerUid: 'ion', learnerName: 'Ion', expertUid: 'ana', status: 'requested' }),
    );
    documents.set('bookings/b3', booking({ status: 'cancelled' }));
    documents.set('bookings/b4', booking({ learnerUid: 'ion' }));
    documents.set('users/ana/settings/messages', { locale: 'en', timeZone: 'Asia/Kathmandu', off: {} });
    const { address } = await manage('renew');
    const { status, headers, body } = await ask(address);
    expect([status, headers['Content-Type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const { method, events } = read(body);
    expect([method, events.map(({ uid, status: state }) => [uid, state])]).toEqual([
      'PUBLISH',
      [
        ['b1@cursiv.example', 'CONFIRMED'],
        ['b2@cursiv.example', 'TENTATIVE'],
      ],
    ]);
    expect(body).toContain('DTSTART;TZID=Asia/Kathmandu:20261202T214500');
  });

  it('ends with its address: a new one, or none, makes the old one nobody’s', async () => {
    expect(await manage('read')).toEqual({ address: null });
    const first = await manage('renew');
    expect(await manage('read')).toEqual(first);
    const second = await manage('renew');
    expect([(await ask(first.address)).status, (await ask(second.address)).status]).toEqual([404, 200]);
    await manage('end');
    expect((await ask(second.address)).status).toBe(404);
    expect((await ask(second.address, 'POST')).status).toBe(405);
  });

  it('is not found by guessing', async () => {
    const { address } = await manage('renew');
    const guesses = [`/calendar/ana/${'A'.repeat(32)}.ics`, '/calendar/ana/.ics', '/calendar/../users/x.ics'];
    for (const guess of guesses) expect((await ask(`${ORIGIN}${guess}`)).status).toBe(404);
    expect((await ask((address ?? '').replace('/ana/', '/ion/'))).status).toBe(404);
  });
});
