import { googleAddress, outlookAddress } from './calendar-links.ts';

const booking = {
  startAt: new Date('2026-12-02T16:00:00Z'),
  endAt: new Date('2026-12-02T16:45:00Z'),
  topic: 'Litera „g” & altele',
  meetingUrl: 'https://meet.example.org/a?b=c',
};

it('a booking is added to Google’s and Outlook’s calendars at its instant, whatever zone they are in', () => {
  const google = new URL(googleAddress(booking, 'Litere, cu Clara')).searchParams;
  expect([google.get('text'), google.get('dates'), google.get('details'), google.get('location')]).toEqual([
    'Litere, cu Clara',
    '20261202T160000Z/20261202T164500Z',
    booking.topic,
    booking.meetingUrl,
  ]);
  const outlook = new URL(outlookAddress(booking, 'Litere, cu Clara')).searchParams;
  expect([outlook.get('startdt'), outlook.get('enddt'), outlook.get('subject')]).toEqual([
    '2026-12-02T16:00:00.000Z',
    '2026-12-02T16:45:00.000Z',
    'Litere, cu Clara',
  ]);
});
