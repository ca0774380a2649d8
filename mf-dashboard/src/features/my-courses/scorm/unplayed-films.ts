import { type DraftLesson, type DraftUnit, HLS_TYPE } from '@cursiv/shared-domain';

/** Whether a lesson's film is one in pieces: a page that is opened from a package has nothing that plays it. */
export const isUnplayed = ({ video }: Pick<DraftLesson, 'video'>): boolean => video?.contentType === HLS_TYPE;

/** The lessons whose film a package cannot play. */
export const unplayedFilms = (outline: readonly DraftUnit[]): DraftLesson[] =>
  outline.flatMap(({ lessons }) => lessons).filter(isUnplayed);
