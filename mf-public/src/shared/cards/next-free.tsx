import { useLocale } from '@cursiv/shared-i18n';
import { shortMoment, useReaderZone } from '@cursiv/shared-ui';
import { CalendarClock } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import { useHydrated } from '../use-hydrated.ts';
import * as styles from './next-free.module.css';

/**
 * An expert's next free time (ISO 8601), in the reader's zone; its space is reserved until the zone is known. On a page that rests the shell writes it.
 */
export function NextFree({ at }: { at: string | undefined }) {
  const t = useT();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const timeZone = useReaderZone();
  return (
    <p className={styles.next}>
      <CalendarClock size={16} aria-hidden className={styles.icon} />
      {at === undefined ? (
        t('nextFree.none')
      ) : (
        <span>
          {t('nextFree.label')}{' '}
          <time dateTime={at} className={styles.time} data-moment suppressHydrationWarning>
            {isHydrated ? shortMoment(new Date(at), locale, timeZone) : ''}
          </time>
        </span>
      )}
    </p>
  );
}
