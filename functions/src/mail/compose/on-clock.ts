import { isKnownZone, type Locale } from '@cursiv/shared-domain';

const TAGS: Record<Locale, string> = { ro: 'ro-RO', en: 'en-GB' };
/** Where a reader's zone is not known. */
const DEFAULT_ZONE = 'Europe/Bucharest';

/** A time on the clock of a zone, which is named: "luni, 7 decembrie 2026 la 14:00 (Ora Europei de Est)". */
export function onClock(at: Date, locale: Locale, timeZone: string): string {
  const written = new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);
  const zone = new Intl.DateTimeFormat(TAGS[locale], { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${written} (${zone ?? timeZone})`;
}

/** The zone, if this machine knows it; else the usual one. */
export const zoneOf = (timeZone: string | undefined): string =>
  timeZone && isKnownZone(timeZone) ? timeZone : DEFAULT_ZONE;
