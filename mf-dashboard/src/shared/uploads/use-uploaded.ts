import { type StoredUpload, type Upload, uploads, withUploader } from '@cursiv/shared-platform/shell';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Takes a stored file; false leaves it for later. A promise resolves once its place is stored as well. */
export type Accept = (upload: Upload, stored: StoredUpload) => boolean | Promise<void>;

/** The shell leaves stored files to a page that holds this lock, in whichever tab. */
const lockOf = (prefix: string) => `cursiv:takes:${prefix}`;

/** Whether this page is the one that takes files sent to spots whose names begin so: of several tabs only one is. */
function useTurn(prefix: string): boolean {
  const [isTurn, setIsTurn] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const left = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
    const take = () => {
      setIsTurn(true);
      return left;
    };
    navigator.locks.request(lockOf(prefix), { signal: leaving.signal }, take).catch(() => undefined);
    return () => {
      leaving.abort();
      setIsTurn(false);
    };
  }, [prefix]);
  return isTurn;
}

/** Takes the files sent to spots whose names begin so, now and later, including those that finished when nobody was here. */
export function useUploaded(prefix: string, accept: Accept): void {
  const isTurn = useTurn(prefix);
  const list = useSyncExternalStore(uploads.subscribe, uploads.list);
  const taken = useRef(new Set<string>());
  // A file that was not taken is offered again after every change.
  useEffect(() => {
    if (!isTurn) return;
    for (const upload of list) {
      const { id, to, stored, isPlaced, problem } = upload;
      if (!stored || isPlaced || problem || taken.current.has(id) || !to.name.startsWith(prefix)) continue;
      const accepted = accept(upload, stored);
      if (!accepted) continue;
      taken.current.add(id);
      void Promise.resolve(accepted).then(() => withUploader((uploader) => uploader.place(id)));
    }
  });
}
