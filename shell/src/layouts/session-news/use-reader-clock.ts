import { usePreferences, useReaderZone } from '@cursiv/shared-ui';
import { useEffect } from 'react';

const TOLD = 'cursiv.clock-told';

/**
 * Notes language and zone for the person's mails, once for each: those they chose, else those of the page.
 *
 * @param uid undefined until the person has a profile: the database takes one change after the other, and this one can wait
 */
export function useReaderClock(uid: string | undefined, page: string): void {
  const zone = useReaderZone();
  const { locale = page } = usePreferences();
  useEffect(() => {
    if (uid === undefined) return;
    const told = [uid, locale, zone].join();
    try {
      if (localStorage.getItem(TOLD) === told) return;
    } catch {
      // Where storage is blocked, they are noted with every visit.
    }
    let isIn = true;
    const note = async () => {
      const { keepReaderClock } = await import('@cursiv/shared-data/signed-in');
      // Who signed out meanwhile may write nothing.
      if (!isIn) return;
      await keepReaderClock(uid, locale === 'en' ? 'en' : 'ro', zone);
      localStorage.setItem(TOLD, told);
    };
    // The next page tries again.
    note().catch(() => undefined);
    return () => {
      isIn = false;
    };
  }, [uid, locale, zone]);
}
