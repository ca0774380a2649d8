import type { SendState } from '@cursiv/shared-data';
import type { Upload } from '@cursiv/shared-platform/shell';

/** An upload as this browser keeps it until the file is in its place: with it any tab goes on where one has ended. */
export interface UploadRecord extends Upload, SendState {
  /** Whose it is. */
  uid: string;
  /** What the browser says of the file, by which it is known again. */
  type: string;
  modified: number;
  sentBytes: number;
  /** Whether the browser's copy, by which the upload outlives the browser, is being made. */
  isCopying?: boolean;
}

/** The records as they were at one time. */
export interface RecordsAt {
  at: number;
  records: readonly UploadRecord[];
}

/** Whether it is to be sent: neither finished nor given up. */
export const isUnderWay = ({ state }: Pick<Upload, 'state'>): boolean => state === 'running' || state === 'paused';

/** The time of the records that local storage has. */
const timeKey = (key: string) => `${key}:at`;

/** The records in local storage; none where the browser keeps nothing. */
export function readRecords(key: string): UploadRecord[] {
  try {
    const records: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(records) ? (records as UploadRecord[]) : [];
  } catch (error) {
    console.info('Uploads are not kept in this browser', error);
    return [];
  }
}

/** The newer of what local storage and the file have: a reload may overtake the file, a kill overtakes local storage. */
export function newerRecords(key: string, written: RecordsAt | undefined): readonly UploadRecord[] {
  let at = 0;
  try {
    at = Number(localStorage.getItem(timeKey(key)));
  } catch {
    // Nothing is in local storage.
  }
  return written && written.at > at ? written.records : readRecords(key);
}

/** Keeps the records, and tells the other tabs. */
export function writeRecords(key: string, { at, records }: RecordsAt): void {
  try {
    localStorage.setItem(timeKey(key), String(at));
    if (records.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(records));
  } catch (error) {
    console.info('Uploads are not kept in this browser', error);
  }
}
