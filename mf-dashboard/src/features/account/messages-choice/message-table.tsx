import { offersGoogle } from '@cursiv/shared-data';
import {
  type Channel,
  canTurnOff,
  isWanted,
  type MessageSettings,
  NOTIFICATION_SUBJECTS,
  type NotificationType,
  TYPES_BY_SUBJECT,
} from '@cursiv/shared-domain';
import { useSubjectT } from '../../../shared/notification-subjects/subjects.ts';
import * as styles from './message-choice.module.css';
import { useChoiceT } from './texts/texts.ts';

interface MessageTableProps {
  settings: MessageSettings;
  channels: readonly Channel[];
  /** Whether the person runs the site, and is told of that, too. */
  isOfStaff: boolean;
  /** Whether a choice is being stored. */
  isPending: (type: NotificationType, channel: Channel) => boolean;
  choose: (type: NotificationType, channel: Channel, isOn: boolean) => void;
}

/** What happens only where people sign in with Google, which also ends the password of an address that nobody had confirmed. */
const OF_GOOGLE: readonly NotificationType[] = [
  'security.googleAdded',
  'security.googleRemoved',
  'security.passwordRemoved',
];

/** Every type of message that can come, by the ways that it may take. */
export function MessageTable({ settings, channels, isOfStaff, isPending, choose }: MessageTableProps) {
  const choiceT = useChoiceT();
  const subjectT = useSubjectT();
  const canCome = (type: NotificationType) =>
    (offersGoogle() || !OF_GOOGLE.includes(type)) && (isOfStaff || !type.startsWith('site.'));
  const subjects = NOTIFICATION_SUBJECTS.filter((subject) => TYPES_BY_SUBJECT[subject].some(canCome));
  const box = (type: NotificationType, channel: Channel) => (
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
          aria-busy={isPending(type, channel)}
          onChange={(event) => choose(type, channel, event.target.checked)}
        />
      </label>
    </td>
  );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{choiceT('message')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className={styles.channel}>
              {choiceT(`channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      {subjects.map((subject) => (
        <tbody key={subject}>
          <tr>
            <th scope="rowgroup" colSpan={channels.length + 1} className={styles.subject}>
              {subjectT(subject)}
            </th>
          </tr>
          {TYPES_BY_SUBJECT[subject].filter(canCome).map((type) => (
            <tr key={type}>
              <th scope="row" className={styles.message}>
                {choiceT(`type.${type}`)}
              </th>
              {channels.map((channel) => box(type, channel))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
