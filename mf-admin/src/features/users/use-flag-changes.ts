import { setUserFlag, type UserAccount } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import type { UserFlag } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';
import { flagSentence } from './flag-sentence.ts';
import { useUsersT } from './messages/messages.ts';

const keyOf = (user: UserAccount, flag: UserFlag) => `${user.id}/${flag}`;

/** Switches rights: shows the change at once, offers an undo, and reverts it with the reason when it is refused. */
export function useFlagChanges() {
  const t = useT();
  const usersT = useUsersT();
  const locale = useLocale();
  const actor = useActor();
  const { pending, run } = useCommands();
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());

  const change = async (user: UserAccount, flag: UserFlag, value: boolean, isUndo = false): Promise<void> => {
    const key = keyOf(user, flag);
    const name = user.name || user.email;
    const outcome = await run(key, () => {
      setWanted((present) => new Map(present).set(key, value));
      return setUserFlag(actor(), user.id, flag, value);
    });
    if (outcome.status === 'done') {
      const undo = { label: t('undo'), onSelect: () => void change(user, flag, !value, true) };
      // Changing the administrator right asks for confirmation by name, on undo too.
      const hasUndo = !isUndo && flag !== 'isAdmin';
      toast(flagSentence(locale, name, flag, value), { tone: 'success', ...(hasUndo && { action: undo }) });
    }
    if (outcome.status === 'failed') {
      toast(usersT('refused', { name, reason: t(`error.${outcome.code}`) }), { tone: 'danger' });
    }
  };

  const shownFlag = (user: UserAccount, flag: UserFlag) => {
    const key = keyOf(user, flag);
    return pending.has(key) ? (wanted.get(key) ?? user[flag]) : user[flag];
  };

  return { shownFlag, change };
}
