import { BROWSER_NAMES, type SessionEntry, SYSTEM_NAMES } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useReaderZone } from '@cursiv/shared-ui';
import { useUserT } from '../messages/messages.ts';
import { RecordLines } from '../records/records.tsx';
import * as styles from '../user.module.css';

/** Browsers of one person, the one used last first. */
export function SessionLines({ sessions }: { sessions: readonly SessionEntry[] }) {
  const t = useUserT();
  const locale = useLocale();
  const timeZone = useReaderZone();
  const dayOf = (day: Date) => formatDate(day, locale, { dateStyle: 'medium', timeZone });
  if (sessions.length === 0) return <p className={styles.none}>{t('sessions.none')}</p>;
  return (
    <RecordLines
      lines={sessions.map(({ id, browser, system, startedAt, usedAt }) => ({
        id,
        what: t('sessions.device', {
          browser: browser === 'other' ? t('sessions.otherBrowser') : BROWSER_NAMES[browser],
          system: system === 'other' ? t('sessions.otherSystem') : SYSTEM_NAMES[system],
        }),
        facts: t('sessions.days', { since: dayOf(startedAt), used: dayOf(usedAt) }),
      }))}
    />
  );
}
