import type { MediaPage, Medium } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';

/** A page of one's own files, newest first; `before` is what the last page named as next. Throws AppError. */
export const listMedia = (wanted: { medium?: Medium | undefined; before?: string | undefined }): Promise<MediaPage> =>
  callFunction('listMedia', wanted);
