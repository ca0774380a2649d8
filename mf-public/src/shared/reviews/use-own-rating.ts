import { useState } from 'react';

/** Stars that the reader's own review gave on arrival and gives now; undefined while there is none. */
export interface OwnRating {
  before: number | undefined;
  now: number | undefined;
}

interface Rated {
  ratingAvg: number;
  ratingCount: number;
}

/** What was served with the page, its numbers moved by what the reader has done since; a page served with newer ones keeps them. */
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
