import { useSyncExternalStore } from 'react';
import { onPreferences, preferences } from '../preferences/preferences.ts';

/** The time zone of the reader's device (IANA id). */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function isZone(zone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    // Intl has no other way to say that it does not know a zone.
    return false;
  }
}

/** The zone for the reader's times: the one they chose, else the device's. */
export function readerZone(): string {
  const { timeZone } = preferences();
  return timeZone && isZone(timeZone) ? timeZone : deviceZone();
}

/** The reader's zone, the same on every page. UTC until a browser runs the page. */
export const useReaderZone = (): string => useSyncExternalStore(onPreferences, readerZone, () => 'UTC');
