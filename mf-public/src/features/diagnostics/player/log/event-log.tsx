import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../messages/messages.ts';
import * as styles from './event-log.module.css';
import type { LogEntry } from './use-player-log.ts';

/** The player's events, newest first. */
export function EventLog({ entries }: { entries: readonly LogEntry[] }) {
  const t = useT();
  const locale = useLocale();
  const seconds = (value: number) =>
    t('player.seconds', { value: formatNumber(value, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) });
  if (entries.length === 0) return <p>{t('player.noEvents')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={t('player.events')}>
      <ol className={styles.log}>
        {entries.map(({ number, at, name, position }) => (
          <li key={number} className={styles.entry}>
            <span className={styles.time}>{seconds(at)}</span>
            <code>{name}</code>
            <span className={styles.time}>
              {t('player.position')}: {seconds(position)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
