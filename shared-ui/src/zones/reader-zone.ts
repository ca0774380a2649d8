import { useSyncExternalStore } from 'react';

const KEY = 'cursiv.timeZone';
/** Tells every part of the page; other tabs receive the `storage` event. */
const CHANGED = 'cursiv:time-zone';

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
function readerZone(): string {
  try {
    const kept = localStorage.getItem(KEY);
    return kept !== null && isZone(kept) ? kept : deviceZone();
  } catch {
    // Where storage is blocked, nothing was chosen.
    return deviceZone();
  }
}

/** Stores the chosen zone in this browser; choosing the device's own zone means following the device again. */
function chooseZone(zone: string): void {
  try {
    if (zone === deviceZone()) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, zone);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(notify: () => void): () => void {
  window.addEventListener(CHANGED, notify);
  window.addEventListener('storage', notify);
  return () => {
    window.removeEventListener(CHANGED, notify);
    window.removeEventListener('storage', notify);
  };
}

/** The reader's zone and how to choose another, the same on every page. UTC until a browser runs the page. */
export const useReaderZone = (): [zone: string, choose: (zone: string) => void] => [
  useSyncExternalStore(subscribe, readerZone, () => 'UTC'),
  chooseZone,
];
