import type { ReviewTarget } from '@cursiv/shared-domain';
import type { ReadModel } from '../read-model.ts';
import { collectRating, type Rating } from './collect-rating.ts';
import { keepRating } from './keep-rating.ts';
import { readRating } from './read-rating.ts';

/** The stars of a course or an expert, from its own document; undefined when there is none. */
export const ratingsModel: ReadModel<ReviewTarget, Rating | undefined> = {
  collect: collectRating,
  keep: keepRating,
  read: readRating,
};
