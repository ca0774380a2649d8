import { adoptAccount, type Choices, markSent, onPreferences, unsentOf } from '@cursiv/shared-ui';
import { useEffect, useState } from 'react';

type Account = Pick<typeof import('@cursiv/shared-data/signed-in'), 'savePreferences' | 'watchPreferences'>;

/** Takes over what the account says, and sends what is chosen here. Returns how to stop. */
function follow(
  { savePreferences, watchPreferences }: Account,
  uid: string,
  isNew: (account: Choices) => void,
): () => void {
  let isSending = false;
  const send = async (): Promise<void> => {
    const chosen = unsentOf(uid);
    if (isSending || Object.keys(chosen).length === 0) return;
    isSending = true;
    const isSent = await savePreferences(uid, chosen).then(
      () => true,
      // The next choice, the next page, or the connection that comes back tries again.
      () => false,
    );
    if (isSent) markSent(uid, chosen);
    isSending = false;
    if (isSent) await send();
  };
  const stops = [
    watchPreferences(uid)({
      next: (account: Choices | undefined) => {
        if (adoptAccount(uid, account ?? {})) isNew(account ?? {});
        void send();
      },
      // What this device knows holds; the watch itself tries again.
      fail: () => undefined,
    }),
    onPreferences(() => void send()),
  ];
  const again = () => void send();
  window.addEventListener('online', again);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('online', again);
  };
}

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
        if (!isGone) stop = follow(data, uid, (account) => setLocale(account.locale));
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
