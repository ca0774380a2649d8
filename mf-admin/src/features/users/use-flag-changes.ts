import { setUserFlag, type UserAccount } from '@cursiv/shared-data';
import { errorCode, type UserFlag } from '@cursiv/shared-domain';
import { useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-ui';
import { useRef, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';
import { flagSentence } from './flag-sentence.ts';

const keyOf = (user: UserAccount, flag: UserFlag) => `${user.id}/${flag}`;

/** Switching rights: shown at once, told with a way back, and undone with the reason when it is refused. */
export function useFlagChanges() {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const actor = useActor();
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const running = useRef(new Set<string>());

  const change = async (user: UserAccount, flag: UserFlag, value: boolean, isUndo = false): Promise<void> => {
    const key = keyOf(user, flag);
    if (running.current.has(key)) return;
    running.current.add(key);
    setPending((present) => new Map(present).set(key, value));
    const name = user.name || user.email;
    try {
      await setUserFlag(actor(), user.id, flag, value);
      const undo = { label: t('undo'), onSelect: () => void change(user, flag, !value, true) };
      // Who administers the site is asked for by name, also on the way back.
      const hasUndo = !isUndo && flag !== 'isAdmin';
      toast(flagSentence(locale, name, flag, value), { tone: 'success', ...(hasUndo && { action: undo }) });
    } catch (error) {
      toast(t('users.refused', { name, reason: words(`error.${errorCode(error)}`) }), { tone: 'danger' });
    } finally {
      running.current.delete(key);
      setPending((present) => new Map([...present].filter(([other]) => other !== key)));
    }
  };

  const shownFlag = (user: UserAccount, flag: UserFlag) => pending.get(keyOf(user, flag)) ?? user[flag];

  return { shownFlag, change };
}
