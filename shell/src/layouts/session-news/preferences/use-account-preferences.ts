import type { Choices } from '@cursiv/shared-ui';
import { useEffect, useState } from 'react';
import { followAccount } from './follow-account.ts';

/**
 * Lets the preferences of the signed-in person follow their account. Returns the language that somebody prefers who has
 * just come to this device.
 */
export function useAccountPreferences(uid: string): Choices['locale'] {
  const [locale, setLocale] = useState<Choices['locale']>();
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    import('@cursiv/shared-data/signed-in')
      .then((data) => {
        if (!isGone) stop = followAccount(data, uid, (account) => setLocale(account.locale));
      })
      // What this device knows holds until the next page.
      .catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [uid]);
  return locale;
}
