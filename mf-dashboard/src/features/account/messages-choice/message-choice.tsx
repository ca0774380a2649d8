import { saveMessageSettings, useWatch, watchMessageSettings } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import {
  CHANNELS,
  type Channel,
  canTurnOff,
  isWanted,
  messageSettingsSchema,
  NOTIFICATION_SUBJECTS,
  type NotificationType,
  TYPES_BY_SUBJECT,
} from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useSubjectT } from '../../../shared/notification-subjects/subjects.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { MailTimesChoice } from './mail-times.tsx';
import * as styles from './message-choice.module.css';
import { useChoiceT } from './texts/texts.ts';

/** Which messages reach the person on which way; a change is stored at once. */
export function MessageChoice({ uid }: { uid: string }) {
  const t = useT();
  const choiceT = useChoiceT();
  const subjectT = useSubjectT();
  const stored = useWatch(useMemo(() => watchMessageSettings(uid), [uid]));
  const { pending, run } = useCommands();

  const choose = async (type: NotificationType, channel: Channel, isOn: boolean) => {
    const outcome = await run(`${type} ${channel}`, () => saveMessageSettings(uid, type, channel, isOn));
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  return (
    <LoadableView of={stored}>
      {(settings = messageSettingsSchema.parse({})) => (
        <>
          <MailTimesChoice uid={uid} settings={settings} />
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{choiceT('message')}</th>
                {CHANNELS.map((channel) => (
                  <th key={channel} scope="col" className={styles.channel}>
                    {choiceT(`channel.${channel}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {NOTIFICATION_SUBJECTS.map((subject) => (
              <tbody key={subject}>
                <tr>
                  <th scope="rowgroup" colSpan={CHANNELS.length + 1} className={styles.subject}>
                    {subjectT(subject)}
                  </th>
                </tr>
                {TYPES_BY_SUBJECT[subject].map((type) => (
                  <tr key={type}>
                    <th scope="row" className={styles.message}>
                      {choiceT(`type.${type}`)}
                    </th>
                    {CHANNELS.map((channel) => (
                      <td key={channel} className={styles.channel}>
                        <label className={styles.target}>
                          <input
                            type="checkbox"
                            aria-label={choiceT('on', {
                              message: choiceT(`type.${type}`),
                              channel: choiceT(`channel.${channel}`),
                            })}
                            title={canTurnOff(type) ? undefined : choiceT('always')}
                            checked={isWanted(settings, type, channel)}
                            disabled={!canTurnOff(type)}
                            aria-busy={pending.has(`${type} ${channel}`)}
                            onChange={(event) => void choose(type, channel, event.target.checked)}
                          />
                        </label>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
          <p className={styles.clock}>{choiceT('clock')}</p>
        </>
      )}
    </LoadableView>
  );
}
