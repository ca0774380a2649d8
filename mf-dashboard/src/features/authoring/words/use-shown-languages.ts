import { LOCALES, type Locale } from '@cursiv/shared-domain';
import { useCallback, useMemo, useState } from 'react';
import { languageInAddress } from '../place/place.ts';
import type { Shown } from '../saving/save-bar.tsx';
import { useMedia } from './use-media.ts';

/** Where both languages have room beside each other. */
const WIDE = '(width >= 60rem)';

/** The languages in which the course is written now: both where there is room, one of them elsewhere or when wanted. */
export function useShownLanguages(base: Locale) {
  const hasRoom = useMedia(WIDE);
  const [wanted, setWanted] = useState<Shown>('both');
  const [narrow, setNarrow] = useState<Locale>(() => languageInAddress() ?? base);
  const shown: Shown = hasRoom ? wanted : narrow;
  const languages = useMemo(
    () => (shown === 'both' ? [base, ...LOCALES.filter((locale) => locale !== base)] : [shown]),
    [shown, base],
  );
  const show = useCallback((next: Shown) => {
    setWanted(next);
    if (next !== 'both') setNarrow(next);
  }, []);
  return { shown, hasRoom, languages, show };
}
