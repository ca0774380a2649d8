import nodeIcal, { type VEvent } from 'node-ical';
import { busyTimes } from './busy-times.ts';

const FROM = Date.UTC(2026, 10, 20);
const SPAN = { from: FROM, until: FROM + 91 * 86_400_000 };
const OWNER = { zone: 'Europe/Bucharest', host: 'cursiv.example' };

const calendar = (...components: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//x//EN', ...components, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:e1@elsewhere', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');
const read = (...components: string[]) => busyTimes(calendar(...components), SPAN, OWNER);
const at = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 16);
const times = (...components: string[]) => read(...components)?.busy.map(({ from, to }) => `${at(from)} ${at(to)}`);

describe('the busy times of a calendar', () => {
  it('are those of its events, each on its own clock, made one where they touch', () => {
    expect(
      times(
        event('DTSTART:20261201T080000Z', 'DTEND:20261201T090000Z'),
        event('DTSTART;TZID=America/New_York:20261201T040000', 'DURATION:PT30M'),
        event('DTSTART:20261202T100000', 'DTEND:20261202T110000'),
        event('DTSTART;VALUE=DATE:20261225', 'DTEND;VALUE=DATE:20261227'),
      ),
    ).toEqual([
      '2026-12-01T08:00 2026-12-01T09:30',
      '2026-12-02T08:00 2026-12-02T09:00',
      '2026-12-24T22:00 2026-12-26T22:00',
    ]);
  });

  it('know a zone from the calendar itself, and trust this machine more about its own', () => {
    const zone = (id: string) =>
      [
        ...['BEGIN:VTIMEZONE', `TZID:${id}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
        ...['TZOFFSETFROM:+0500', 'TZOFFSETTO:+0500', 'END:STANDARD', 'END:VTIMEZONE'],
      ].join('\r\n');
    const on = (id: string) => event(`DTSTART;TZID=${id}:20261201T080000`, 'DURATION:PT1H');
    expect(times(zone('Pure Invention'), on('Pure Invention'))).toEqual(['2026-12-01T03:00 2026-12-01T04:00']);
    expect(times(zone('Europe/London'), on('Europe/London'))).toEqual(['2026-12-01T08:00 2026-12-01T09:00']);
  });

  it('leave out what is free, called off, a booking of this site, or far away', () => {
    const hour = ['DTSTART:20261201T080000Z', 'DTEND:20261201T090000Z'];
    expect(
      times(
        event(...hour, 'TRANSP:TRANSPARENT'),
        event(...hour, 'STATUS:CANCELLED'),
        event(...hour, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
        event(...hour).replace('e1@elsewhere', 'b1@cursiv.example'),
        event('DTSTART:20250101T080000Z', 'DTEND:20250101T090000Z'),
        event('DTSTART:99991231T080000Z', 'DTEND:99991231T090000Z'),
      ),
    ).toEqual([]);
  });

  it('repeat on the wall clock, without what was moved or left out', () => {
    const weekly = ['DTSTART;TZID=Europe/Bucharest:20240101T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=MO'];
    const found = times(
      event(...weekly, 'EXDATE;TZID=Europe/Bucharest:20261130T100000'),
      event('RECURRENCE-ID;TZID=Europe/Bucharest:20261207T100000', 'DTSTART:20261208T050000Z', 'DURATION:PT1H'),
    );
    expect(found?.slice(0, 3)).toEqual([
      '2026-11-23T08:00 2026-11-23T09:00',
      '2026-12-08T05:00 2026-12-08T06:00',
      '2026-12-14T08:00 2026-12-14T09:00',
    ]);
    expect(found).toHaveLength(12);
  });

  it('repeat until the last one, which rules name in UTC', () => {
    const late = ['DTSTART;TZID=Europe/Bucharest:20261120T223000', 'DURATION:PT1H'];
    expect(times(event(...late, 'RRULE:FREQ=DAILY;UNTIL=20261122T203000Z'))).toHaveLength(3);
    expect(times(event(...late, 'RRULE:FREQ=DAILY;COUNT=2'))).toHaveLength(2);
  });

  it.each([
    ['FREQ=DAILY;INTERVAL=3'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH'],
    ['FREQ=MONTHLY;BYDAY=-1FR'],
    ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24,31'],
  ])('agree with another library about %s', (rule) => {
    const one = event('DTSTART:20200102T090000Z', 'DTEND:20200102T100000Z', `RRULE:${rule}`);
    const parsed = Object.values(nodeIcal.sync.parseICS(calendar(one))).find(
      (each) => each?.type === 'VEVENT',
    ) as VEvent;
    const expected = parsed.rrule?.between(new Date(SPAN.from), new Date(SPAN.until)) ?? [];
    expect(expected.length).toBeGreaterThan(0);
    expect(times(one)?.map((each) => `${each.slice(0, 16)}:00.000Z`)).toEqual(
      expected.map((each) => each.toISOString()),
    );
  });

  it('need a calendar, of which one broken event leaves the others', () => {
    expect(busyTimes('<html></html>', SPAN, OWNER)).toBeUndefined();
    expect(
      times('BEGIN:VEVENT\r\nRRULE;;;\r\nDTSTART:x\r\nEND:VEVENT', event('DTSTART:20261201T08', 'DURATION:P')),
    ).toEqual([]);
  });
});

describe('a calendar that costs too much', () => {
  const cost = (text: string) => {
    const before = process.cpuUsage();
    const found = busyTimes(text, SPAN, OWNER);
    const { user, system } = process.cpuUsage(before);
    return { found, ms: (user + system) / 1000 };
  };
  const many = (count: number, lines: (index: number) => string[]) =>
    calendar(...Array.from({ length: count }, (_, index) => event(...lines(index))));
  const hour = (index: number) =>
    `202612${String((index % 28) + 1).padStart(2, '0')}T${String(index % 24).padStart(2, '0')}`;

  it.each([
    [
      'five thousand events',
      many(5000, (index) => [`DTSTART;TZID=Europe/Bucharest:${hour(index)}0000`, 'DURATION:PT30M']),
    ],
    [
      'a rule for every second',
      many(1, () => ['DTSTART:20261201T080000Z', 'RRULE:FREQ=SECONDLY;UNTIL=99991231T235959Z']),
    ],
    [
      'a thousand rules for every day',
      many(1000, () => ['DTSTART:00010101T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY']),
    ],
    [
      'a count without end',
      many(1, () => ['DTSTART:00010101T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=99999999']),
    ],
    [
      'a day that never comes',
      many(50, () => ['DTSTART:20260101T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30']),
    ],
    [
      'a zone without end',
      calendar(
        ...['BEGIN:VTIMEZONE', 'TZID:Mine', 'BEGIN:STANDARD', 'DTSTART:16010101T000000', 'RRULE:FREQ=SECONDLY'],
        ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'END:STANDARD', 'END:VTIMEZONE'],
        event('DTSTART;TZID=Mine:20261201T080000', 'DURATION:PT1H'),
      ),
    ],
    ['five megabytes of beginnings', calendar('BEGIN:VEVENT\r\n'.repeat(350_000))],
  ])('is cut off: %s', (name, text) => {
    cost(calendar());
    const { found, ms } = cost(text);
    expect(ms).toBeLessThan(1000);
    if (!name.includes('beginnings') && !name.includes('never')) expect(found?.isCut).toBe(true);
  });
});
