import { instantAt, isKnownZone } from '@cursiv/shared-domain';
import ICAL from 'ical.js';
import { blocksOf } from './feed-text.ts';

/** Tells the instant of a written time, in epoch milliseconds; NaN for what is no time. Dates begin at midnight. */
export type FeedClock = (written: string, zone: string | undefined) => number;

const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}):\d{2}(Z?))?$/;

/**
 * The clock of one calendar. Zones that this machine knows are trusted more than what the file says of them; others come from the
 * file, and times without any are the expert's.
 */
export function feedClock(text: string, ownZone: string): FeedClock {
  const zones = new Map<string, ICAL.Timezone | undefined>();
  const described = (id: string) => {
    if (!zones.has(id)) zones.set(id, zoneOf(text, id));
    return zones.get(id);
  };
  return (written, zone) => {
    const [, date, time = '00:00', utc] = WRITTEN.exec(written) ?? [];
    if (!date) return Number.NaN;
    if (utc) return Date.parse(written);
    if (zone && isKnownZone(zone)) return instantAt(date, time, zone).getTime();
    const stranger = zone && described(zone);
    if (!stranger) return instantAt(date, time, ownZone).getTime();
    const at = ICAL.Time.fromDateTimeString(`${date}T${time}:00`);
    return (at.toUnixTime() - stranger.utcOffset(at)) * 1000;
  };
}

function zoneOf(text: string, id: string): ICAL.Timezone | undefined {
  for (const block of blocksOf(text, 'VTIMEZONE'))
    if (/^TZID[^:\n]*:(.*)$/m.exec(block)?.[1]?.trim() === id) return readZone(block);
  return undefined;
}

function readZone(block: string): ICAL.Timezone | undefined {
  try {
    return new ICAL.Timezone(new ICAL.Component(ICAL.parse(block)));
  } catch {
    // A zone that cannot be read is one that nobody knows.
    return undefined;
  }
}
