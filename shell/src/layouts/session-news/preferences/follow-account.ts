import { adoptAccount, type Choices, markRefused, markSent, onPreferences, unsentOf } from '@cursiv/shared-ui';

/** For so long, in milliseconds, what the account has taken holds: what it says may be from before. */
const SETTLING_MS = 5_000;

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
  let settling: Choices = {};
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const known = (): Choices => ({ ...said, ...settling });
  const adopt = (): boolean => adoptAccount(uid, known());
  const settle = (taken: Choices): void => {
    settling = { ...settling, ...taken };
    const timer = setTimeout(() => {
      timers.delete(timer);
      const isLater = ([name, value]: [string, unknown]) => taken[name as keyof Choices] !== value;
      settling = Object.fromEntries(Object.entries(settling).filter(isLater));
      adopt();
    }, SETTLING_MS);
    timers.add(timer);
  };
  const send = async (): Promise<void> => {
    const chosen = unsentOf(uid);
    if (isSending || Object.keys(chosen).length === 0) return;
    isSending = true;
    const refused = await savePreferences(uid, chosen).catch(
      // The next choice, the next page, or the connection that comes back tries again.
      () => undefined,
    );
    if (refused) {
      const isTaken = ([name]: [string, unknown]) => !refused.includes(name as keyof Choices);
      settle(Object.fromEntries(Object.entries(chosen).filter(isTaken)));
      markRefused(uid, chosen, refused, known());
      markSent(uid, chosen);
    }
    isSending = false;
    if (refused) await send();
  };
  const stops = [
    watchPreferences(uid)({
      next: (account: Choices | undefined) => {
        said = account ?? {};
        if (adopt()) isNew(said);
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
    for (const timer of timers) clearTimeout(timer);
    window.removeEventListener('online', again);
  };
}
