import type { MediaStatus, Medium, ModeratedCursor, ModeratedPage } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';
import { withoutUndefined } from '../without-undefined.ts';

/** Which of the files of all authors are wanted, and where the page begins. */
export interface WantedMedia {
  /** The one file that is wanted. */
  id?: string | undefined;
  medium?: Medium | undefined;
  status?: MediaStatus | undefined;
  ownerUid?: string | undefined;
  after?: ModeratedCursor | undefined;
  /** Whether all of them are read for a file: pages are longer then. */
  isForFile?: true;
}

/** A page of the files that authors show to others, newest first, for the staff. Throws AppError. */
export const getModeratedMedia = (wanted: WantedMedia): Promise<ModeratedPage> =>
  callFunction('moderatedMedia', withoutUndefined(wanted));
