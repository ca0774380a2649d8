export const MEETING_LIMITS = { url: 500 } as const;

/** A public host by name, never by number, and nothing before or after it but a path. The data rules say the same. */
const PUBLIC = /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+(xn--[a-z0-9-]+|[a-z]{2,})([/?#][^\s\\]*)?$/;
/** Names that only a house, a company or a machine of its own can resolve. */
const INTERNAL =
  /^https:\/\/([a-z0-9-]+\.)*(local|localhost|localdomain|internal|intranet|lan|home|corp|private|arpa|onion|test|example|invalid)([/?#].*)?$/;

/** Where a meeting takes place, as it is stored; undefined when the text is no address that everybody may be sent to. */
export function meetingUrlOf(text: string): string | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()).href : '';
  const isPublic = url.length <= MEETING_LIMITS.url && PUBLIC.test(url) && !INTERNAL.test(url);
  return isPublic ? url : undefined;
}

/** Stands in an address for the booking that meets there, as addresses store it. */
const EACH = '%7Bsession%7D';

/** Where one booking meets: the offering's address, with a room of its own where the address asks for one. */
export const meetingUrlFor = (url: string, bookingId: string): string => url.replaceAll(EACH, bookingId);

/** An offering's address as its expert writes it. */
export const writtenMeetingUrl = (url: string): string => url.replaceAll(EACH, '{session}');
