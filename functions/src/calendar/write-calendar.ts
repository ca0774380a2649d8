import { type Booking, type BookingSide, isCalledOff, type Locale, pick } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { TZDate } from '@date-fns/tz';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { CALENDAR_WORDS } from './calendar-words.ts';

/** A booking in the calendar of one of its people. */
export interface CalendarEntry {
  booking: Booking;
  side: BookingSide;
}

/** For whom a calendar is written: their language, their zone (IANA id), and the site's origin. */
interface CalendarReader {
  locale: Locale;
  timeZone: string;
  origin: string;
}

/** The METHOD of a booking's file: an invitation, or its withdrawal. */
export const methodOf = (booking: Pick<Booking, 'status'>): ICalCalendarMethod =>
  isCalledOff(booking) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;

/**
 * Bookings as an iCalendar file in the reader's language. Times are wall times of the reader's zone, which the file
 * describes; where nothing is known of the zone, they are UTC.
 */
export function writeCalendar(
  entries: readonly CalendarEntry[],
  reader: CalendarReader,
  method = ICalCalendarMethod.PUBLISH,
): string {
  const zone = zoneBlock(reader.timeZone) ? reader.timeZone : 'UTC';
  const calendar = ical({
    name: CALENDAR_WORDS[reader.locale].calendar,
    prodId: { company: 'Cursiv', product: 'Bookings', language: reader.locale.toUpperCase() },
    method,
    ...(zone !== 'UTC' && { timezone: { name: zone, generator: (name) => zoneBlock(name) ?? null } }),
  });
  for (const entry of entries) calendar.createEvent(eventOf(entry, reader, zone));
  return calendar.toString();
}

/** The VTIMEZONE of a zone. */
function zoneBlock(zone: string): string | undefined {
  const [block] = [tzlib_get_ical_block(zone)].flat();
  return block?.startsWith('BEGIN:VTIMEZONE') ? block : undefined;
}

function eventOf({ booking, side }: CalendarEntry, { locale, origin }: CalendarReader, zone: string): ICalEventData {
  const words = CALENDAR_WORDS[locale];
  const { id, status, topic, meetingUrl, learnerName, expertName } = booking;
  const title = pick(booking.offeringTitle, locale)?.value ?? '';
  const address = `${origin}${locale === 'en' ? '/en' : ''}${paths.myBookings()}?as=${side}#${id}`;
  const about = [status === 'requested' && words.request, topic, words.details.replace('{address}', () => address)];
  const named = words.summary.replace('{title}', () => title);
  return {
    id: `${id}@${new URL(origin).host}`,
    sequence: booking.rev,
    stamp: booking.updatedAt,
    created: booking.createdAt,
    lastModified: booking.updatedAt,
    start: new TZDate(booking.startAt, zone),
    end: new TZDate(booking.endAt, zone),
    ...(zone !== 'UTC' && { timezone: zone }),
    summary: named.replace('{name}', () => (side === 'learner' ? expertName : learnerName)),
    description: about.filter(Boolean).join('\n\n'),
    url: address,
    ...(meetingUrl && { location: meetingUrl }),
    status: statusOf(booking),
    // An invitation has an organizer (RFC 5546); the expert's own address is nobody's to see.
    organizer: { name: expertName, email: `no-reply@${new URL(origin).hostname}` },
  };
}

function statusOf(booking: Booking): ICalEventStatus {
  if (isCalledOff(booking)) return ICalEventStatus.CANCELLED;
  return booking.status === 'requested' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
