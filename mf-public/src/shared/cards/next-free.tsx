import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useReaderZone } from '@cursiv/shared-ui';
import { CalendarClock } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import { useHydrated } from '../use-hydrated.ts';
import * as styles from './next-free.module.css';

/** An expert's next free time (ISO 8601), in the reader's zone; its space is reserved until the zone is known. */
export function NextFree({ at }: { at: string | undefined }) {
  const t = useT();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const timeZone = useReaderZone();
  const shown = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  } as const;
  return (
    <p className={styles.next}>
      <CalendarClock size={16} aria-hidden className={styles.icon} />
      {at === undefined ? (
        t('nextFree.none')
      ) : (
        <span>
          {t('nextFree.label')}{' '}
          <time dateTime={at} className={styles.time}>
            {isHydrated && formatDate(new Date(at), locale, shown)}
          </time>
        </span>
      )}
    </p>
  );
}
