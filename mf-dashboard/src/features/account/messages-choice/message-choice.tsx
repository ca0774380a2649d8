import { useUser } from '@cursiv/shared-auth';
import {
  canBePushed,
  endPush,
  isThisBrowser,
  readPushKey,
  saveMessageSettings,
  startPush,
  useLastReady,
  useLoad,
  useWatch,
  watchMessageSettings,
  watchPushed,
} from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import { CHANNELS, type Channel, isOfStaff, messageSettingsSchema, type NotificationType } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { hasFeature } from '../../../shared/has-feature.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { MailTimesChoice } from './mail-times.tsx';
import * as styles from './message-choice.module.css';
import { MessageTable } from './message-table.tsx';
import { PushSwitch } from './push-switch.tsx';
import { useChoiceT } from './texts/texts.ts';

/** Which messages reach the person on which way; a change is stored at once. */
export function MessageChoice({ uid }: { uid: string }) {
  const t = useT();
  const choiceT = useChoiceT();
  const stored = useWatch(useMemo(() => watchMessageSettings(uid), [uid]));
  const pushKey = useLastReady(useLoad(readPushKey));
  const pushed = useLastReady(useWatch(useMemo(() => watchPushed(uid), [uid]))) ?? [];
  const isOn = pushed.some(({ device }) => isThisBrowser(device));
  // Who has it can end it.
  const user = useUser();
  const isOffered = hasFeature('push', user) || isOn;
  const { pending, run } = useCommands();

  const choose = async (type: NotificationType, channel: Channel, isWanted: boolean) => {
    const outcome = await run(`${type} ${channel}`, () => saveMessageSettings(uid, type, channel, isWanted));
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  return (
    <LoadableView of={stored}>
      {(settings = messageSettingsSchema.parse({})) => (
        <>
          <MailTimesChoice uid={uid} settings={settings} />
          {pushKey && isOffered && (
            <PushSwitch
              isOn={isOn}
              service={{ isPossible: canBePushed(), start: () => startPush(pushKey), end: () => endPush() }}
            />
          )}
          <MessageTable
            settings={settings}
            // What is pushed is chosen by who has a browser that is pushed to.
            channels={CHANNELS.filter((channel) => channel !== 'push' || (pushKey && pushed.length > 0))}
            isOfStaff={isOfStaff(user)}
            isPending={(type, channel) => pending.has(`${type} ${channel}`)}
            choose={(...choice) => void choose(...choice)}
          />
          <p className={styles.clock}>{choiceT('clock')}</p>
        </>
      )}
    </LoadableView>
  );
}
