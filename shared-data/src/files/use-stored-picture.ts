import { type FilePlace, picturePath } from '@cursiv/shared-domain';
import { createContext, useCallback, useContext } from 'react';
import { useLoad } from '../use-load.ts';
import { openFile } from './open-file.ts';

/** The paths of the pictures of the lesson around a text. */
export const PicturesContext = createContext<readonly string[]>([]);

/** The published lesson around a text, through which its pictures are open; undefined in a draft. */
export const PicturesAtContext = createContext<FilePlace | undefined>(undefined);

/** The address of a picture in a lesson's text, opened for who may read it; undefined while, or where, there is none. */
export function useStoredPicture(pictureKey: string): string | undefined {
  const path = picturePath(pictureKey, useContext(PicturesContext));
  const at = useContext(PicturesAtContext);
  const opened = useLoad(useCallback(async () => (path ? openFile(path, at) : undefined), [path, at]));
  return opened.status === 'ready' ? opened.value : undefined;
}
