import { adoptAccount, type Choices, markRefused, markSent, onPreferences, unsentOf } from '@cursiv/shared-ui';

/** Where an account keeps choices. */
export type Account = Pick<typeof import('@cursiv/shared-data/signed-in'), 'savePreferences' | 'watchPreferences'>;

/**
 * Takes over what the account says, and sends what is chosen here; what the account does not take holds up nothing else. `isNew` hears what
 * the account says to a device that has not known its person. Returns how to stop.
 */
export function followAccount(
  { savePreferences, watchPreferences }: Account,
  uid: string,
  isNew: (account: Choices) => void,
): () => void {
  let isSending = false;
  let said: Choices = {};
  const send = async (): Promise<void> => {
    const chosen = unsentOf(uid);
    if (isSending || Object.keys(chosen).length === 0) return;
    isSending = true;
    const refused = await savePreferences(uid, chosen).catch(
      // The next choice, the next page, or the connection that comes back tries again.
      () => undefined,
    );
    if (refused) {
      markRefused(uid, chosen, refused, said);
      markSent(uid, chosen);
    }
    isSending = false;
    if (refused) await send();
  };
  const stops = [
    watchPreferences(uid)({
      next: (account: Choices | undefined) => {
        said = account ?? {};
        if (adoptAccount(uid, said)) isNew(said);
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
