import type { Booking } from '@cursiv/shared-domain';

type Entry = Pick<Booking, 'startAt' | 'endAt' | 'topic' | 'meetingUrl'>;

/** An instant as calendars write it in UTC. */
const basic = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** The page of Google Calendar on which a booking is added. */
export const googleAddress = ({ startAt, endAt, topic, meetingUrl = '' }: Entry, title: string): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${basic(startAt)}/${basic(endAt)}`,
    details: topic,
    location: meetingUrl,
  })}`;

/** The page of Outlook's calendar on which a booking is added. */
export const outlookAddress = ({ startAt, endAt, topic, meetingUrl = '' }: Entry, title: string): string =>
  `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startAt.toISOString(),
    enddt: endAt.toISOString(),
    body: topic,
    location: meetingUrl,
  })}`;
