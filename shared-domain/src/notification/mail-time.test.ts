import fc from 'fast-check';
import { mailTime } from './mail-time.ts';
import { type MessageSettings, messageSettingsSchema } from './message-settings.ts';

const settings = (changes: Partial<MessageSettings>): MessageSettings => ({
  ...messageSettingsSchema.parse({}),
  ...changes,
});
const night = { from: 22, until: 7 };
const at = (time: string) => new Date(time);
const ZONE = 'Europe/Bucharest';

describe('when a message is mailed', () => {
  it('is at once, unless its reader wants otherwise', () => {
    const now = at('2026-11-23T01:00:00Z');
    expect(mailTime(settings({}), 'course.announced', now, ZONE)).toEqual(now);
  });

  it('waits for the end of the quiet hours, on the reader’s clock', () => {
    const wait = (now: string, zone = ZONE) => mailTime(settings({ quiet: night }), 'course.announced', at(now), zone);
    // In Bucharest it is two hours later than UTC, in London the same.
    expect(wait('2026-11-23T20:30:00Z')).toEqual(at('2026-11-24T05:00:00Z'));
    expect(wait('2026-11-23T02:00:00Z')).toEqual(at('2026-11-23T05:00:00Z'));
    expect(wait('2026-11-23T05:00:00Z')).toEqual(at('2026-11-23T05:00:00Z'));
    expect(wait('2026-11-23T20:30:00Z', 'Europe/London')).toEqual(at('2026-11-23T20:30:00Z'));
  });

  it('keeps to hours within one day, and to a night in which the clock changes', () => {
    const noon = settings({ quiet: { from: 12, until: 14 } });
    expect(mailTime(noon, 'review.received', at('2026-11-23T10:30:00Z'), ZONE)).toEqual(at('2026-11-23T12:00:00Z'));
    expect(mailTime(noon, 'review.received', at('2026-11-23T09:30:00Z'), ZONE)).toEqual(at('2026-11-23T09:30:00Z'));
    const changing = mailTime(settings({ quiet: night }), 'review.received', at('2026-10-24T20:00:00Z'), ZONE);
    expect(changing).toEqual(at('2026-10-25T05:00:00Z'));
  });

  it('is the next morning, or the next Monday, for who wants one mail', () => {
    const monday = at('2026-11-23T07:00:00Z');
    const daily = (now: Date) => mailTime(settings({ gathering: 'daily' }), 'course.announced', now, ZONE);
    const weekly = (now: Date) => mailTime(settings({ gathering: 'weekly' }), 'course.announced', now, ZONE);
    expect(daily(monday)).toEqual(at('2026-11-24T06:00:00Z'));
    expect(daily(at('2026-11-23T05:00:00Z'))).toEqual(at('2026-11-23T06:00:00Z'));
    expect(weekly(monday)).toEqual(at('2026-11-30T06:00:00Z'));
    expect(weekly(at('2026-11-25T12:00:00Z'))).toEqual(at('2026-11-30T06:00:00Z'));
  });

  it('never holds up what is about a time or about safety', () => {
    const patient = settings({ gathering: 'weekly', quiet: night });
    const now = at('2026-11-23T23:00:00Z');
    expect(mailTime(patient, 'booking.hourBefore', now, ZONE)).toEqual(now);
    expect(mailTime(patient, 'security.suspended', now, ZONE)).toEqual(now);
  });

  it('is never past, never more than a week ahead, and does not move when it is looked at again', () => {
    const hours = fc.integer({ min: 0, max: 23 });
    const wishes = fc.record({
      gathering: fc.constantFrom('atOnce', 'daily', 'weekly'),
      quiet: fc.option(fc.record({ from: hours, until: hours }), { nil: undefined }),
    });
    const zones = fc.constantFrom(ZONE, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia');
    const moments = fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2028-12-31T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(wishes, zones, moments, (wish, zone, now) => {
        const time = mailTime(settings(wish as Partial<MessageSettings>), 'course.announced', now, zone);
        expect(time.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(time.getTime() - now.getTime()).toBeLessThanOrEqual(7 * 86_400_000 + 3_600_000);
        expect(mailTime(settings(wish as Partial<MessageSettings>), 'course.announced', time, zone)).toEqual(time);
      }),
    );
  });
});
