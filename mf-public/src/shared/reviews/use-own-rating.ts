import { useState } from 'react';

/** The stars of the reader's own review, on arrival and now; undefined while there is none. */
export interface OwnRating {
  before: number | undefined;
  now: number | undefined;
}

interface Rated {
  ratingAvg: number;
  ratingCount: number;
}

/** The served data, with its numbers adjusted for the reader's later changes; a page served with newer data keeps its own. */
export function useOwnRating<T extends Rated>(
  served: T,
  moved: (served: T, own: OwnRating) => T,
): [T, (own: OwnRating) => void] {
  const [followed, setFollowed] = useState<{ own: OwnRating; of: Rated }>();
  const { ratingAvg, ratingCount } = served;
  const isStill = followed?.of.ratingAvg === ratingAvg && followed.of.ratingCount === ratingCount;
  return [
    followed && isStill ? moved(served, followed.own) : served,
    (own) => setFollowed({ own, of: { ratingAvg, ratingCount } }),
  ];
}
