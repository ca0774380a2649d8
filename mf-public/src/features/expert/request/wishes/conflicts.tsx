import type { BookingRefusal } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { Notice } from '@cursiv/shared-ui';
import { useRefusals } from '../refusals/refusals.ts';
import { useWishWords } from './words.ts';

type ConflictsProps = {
  title: string;
  conflicts: readonly { startAt: Date; reason: BookingRefusal }[];
  timeZone: string;
};

/** The weeks that stand against a series, each with its reason. */
export function Conflicts({ title, conflicts, timeZone }: ConflictsProps) {
  const t = useWishWords();
  const refusals = useRefusals();
  const locale = useLocale();
  return (
    <Notice tone="danger" role="alert" title={title}>
      <ul>
        {conflicts.map(({ startAt, reason }) => (
          <li key={+startAt}>
            {t('conflict', { date: formatDateTime(startAt, locale, timeZone), reason: refusals(reason) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
