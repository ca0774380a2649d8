import { BROWSER_NAMES, type SessionEntry, SYSTEM_NAMES } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Badge, useReaderZone } from '@cursiv/shared-ui';
import { EndPush } from './end-push.tsx';
import * as styles from './sessions.module.css';
import { useSessionsT } from './texts/texts.ts';

interface DeviceListProps {
  sessions: readonly SessionEntry[];
  isHere(id: string): boolean;
  /** Whether messages are shown there by web push. */
  isPushed(id: string): boolean;
  endPush(id: string): Promise<void>;
}

/** Where a person is signed in, this browser first. */
export function DeviceList({ sessions, isHere, isPushed, endPush }: DeviceListProps) {
  const sessionsT = useSessionsT();
  const locale = useLocale();
  const timeZone = useReaderZone();
  if (sessions.length === 0) return <p>{sessionsT('none')}</p>;
  const shown = sessions.toSorted((one, other) => Number(isHere(other.id)) - Number(isHere(one.id)));
  return (
    <ul className={styles.list}>
      {shown.map(({ id, browser, system, usedAt }) => {
        const device = sessionsT('device', {
          browser: browser === 'other' ? sessionsT('otherBrowser') : BROWSER_NAMES[browser],
          system: system === 'other' ? sessionsT('otherSystem') : SYSTEM_NAMES[system],
        });
        return (
          <li key={id}>
            <p className={styles.name}>
              {device}
              {isHere(id) && <Badge tone="success">{sessionsT('here')}</Badge>}
              {isPushed(id) && <Badge>{sessionsT('pushed')}</Badge>}
            </p>
            <p className={styles.used}>
              {sessionsT('used', { date: formatDate(usedAt, locale, { dateStyle: 'long', timeZone }) })}
            </p>
            {isPushed(id) && <EndPush device={device} end={() => endPush(id)} />}
          </li>
        );
      })}
    </ul>
  );
}
