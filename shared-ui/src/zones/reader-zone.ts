import { useSyncExternalStore } from 'react';

const KEY = 'cursiv.timeZone';
/** Tells every part of the page; other tabs hear of it by `storage`. */
const CHANGED = 'cursiv:time-zone';

/** The time zone that the reader's device is set to (IANA id). */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function isZone(zone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    // The only way that Intl has to say that it does not know a zone.
    return false;
  }
}

/** The zone in which the reader wants to read times: the one they chose, else the device's. */
function readerZone(): string {
  try {
    const kept = localStorage.getItem(KEY);
    return kept !== null && isZone(kept) ? kept : deviceZone();
  } catch {
    // Where nothing may be kept, nothing was chosen.
    return deviceZone();
  }
}

/** Keeps the choice of a zone in this browser; choosing the device's is following it again. */
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

/** The reader's zone and how to choose another, on every page the same. UTC until a browser runs the page. */
export const useReaderZone = (): [zone: string, choose: (zone: string) => void] => [
  useSyncExternalStore(subscribe, readerZone, () => 'UTC'),
  chooseZone,
];
