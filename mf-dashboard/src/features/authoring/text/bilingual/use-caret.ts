import type { Locale } from '@cursiv/shared-domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Translation } from './use-translation.ts';

/** A place in one of the texts of a lesson. */
interface Place {
  locale: Locale;
  at: number;
}

/** The caret of whoever writes a lesson. */
export interface Caret {
  /** Where it stands among the paragraphs that the page shows: what is typed moves it along with them. */
  shown: Place;
  now(): Place;
  stand(place: Place, isTyped: boolean): void;
}

/** Follows the caret through the texts of a lesson; typing renders nothing by it. */
export function useCaret(translation: Translation): Caret {
  const [shown, setShown] = useState<Place>({ locale: translation.from, at: 0 });
  const last = useRef(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: among other paragraphs it stands elsewhere.
  useEffect(() => setShown(last.current), [translation]);
  const now = useCallback(() => last.current, []);
  const stand = useCallback((place: Place, isTyped: boolean) => {
    last.current = place;
    if (!isTyped) setShown(place);
  }, []);
  return useMemo(() => ({ shown, now, stand }), [shown, now, stand]);
}
