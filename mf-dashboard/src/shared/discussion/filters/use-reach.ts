import { useState } from 'react';

/** As many questions as are read at once to be filtered. */
const SEARCHED = 300;

/** How many questions are read, a step of them or as many as a filter goes through; and how to read on from there. */
export function useReach(isFiltered: boolean, step: number) {
  const [shown, setShown] = useState(step);
  const [searched, setSearched] = useState(SEARCHED);
  return isFiltered
    ? { most: searched, readOn: () => setSearched(searched + SEARCHED) }
    : { most: shown, readOn: () => setShown(shown + step) };
}
