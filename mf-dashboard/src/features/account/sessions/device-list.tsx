import type { SessionEntry } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Badge, useReaderZone } from '@cursiv/shared-ui';
import { BROWSER_NAMES, SYSTEM_NAMES } from './device-names.ts';
import * as styles from './sessions.module.css';
import { useSessionsT } from './texts/texts.ts';

type DeviceListProps = { sessions: readonly SessionEntry[]; isHere: (id: string) => boolean };

/** Where a person is signed in, this browser first. */
export function DeviceList({ sessions, isHere }: DeviceListProps) {
  const sessionsT = useSessionsT();
  const locale = useLocale();
  const timeZone = useReaderZone();
  if (sessions.length === 0) return <p>{sessionsT('none')}</p>;
  const shown = sessions.toSorted((one, other) => Number(isHere(other.id)) - Number(isHere(one.id)));
  return (
    <ul className={styles.list}>
      {shown.map(({ id, browser, system, usedAt }) => (
        <li key={id}>
          <p className={styles.name}>
            {sessionsT('device', {
              browser: browser === 'other' ? sessionsT('otherBrowser') : BROWSER_NAMES[browser],
              system: system === 'other' ? sessionsT('otherSystem') : SYSTEM_NAMES[system],
            })}
            {isHere(id) && <Badge tone="success">{sessionsT('here')}</Badge>}
          </p>
          <p className={styles.used}>
            {sessionsT('used', { date: formatDate(usedAt, locale, { dateStyle: 'long', timeZone }) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
