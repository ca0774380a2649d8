import { type FilePlace, picturePath } from '@cursiv/shared-domain';
import { createContext, useCallback, useContext, useState } from 'react';
import { retryDelay } from '../retry-delay.ts';
import { useLoad } from '../use-load.ts';
import { openFile } from './open-file.ts';

/** How often a picture that does not load is opened again. */
const RENEWALS = 5;

/** The paths of the pictures of the lesson around a text. */
export const PicturesContext = createContext<readonly string[]>([]);

/** The published lesson around a text, through which its pictures are open; undefined in a draft. */
export const PicturesAtContext = createContext<FilePlace | undefined>(undefined);

/** A picture in a lesson's text, opened for who may read it. */
export interface StoredPicture {
  /** Undefined while, or where, there is none. */
  address: string | undefined;
  /** Gets a new address after a wait: browsers load a picture when it is scrolled to, and its address may have expired by then. */
  onError(): void;
}

/** Opens a picture of the lesson around a text. */
export function useStoredPicture(pictureKey: string): StoredPicture {
  const path = picturePath(pictureKey, useContext(PicturesContext));
  const at = useContext(PicturesAtContext);
  const [losses, setLosses] = useState(0);
  const open = useCallback(async () => {
    if (!path) return undefined;
    if (losses > 0) await new Promise((resolve) => setTimeout(resolve, retryDelay(losses)));
    return openFile(path, at);
  }, [path, at, losses]);
  const opened = useLoad(open);
  const onError = useCallback(() => setLosses((before) => Math.min(before + 1, RENEWALS)), []);
  return { address: opened.status === 'ready' ? opened.value : undefined, onError };
}
