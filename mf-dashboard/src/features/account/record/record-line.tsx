import type { PersonalRecord } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { useReaderZone } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';
import * as styles from './record.module.css';
import { useRecordT } from './texts/texts.ts';

/** What was done, by whom and when. */
export function RecordLine({ record: { at, by, acts, title } }: { record: PersonalRecord }) {
  const t = useT();
  const recordT = useRecordT();
  const textOf = useTextOf();
  const locale = useLocale();
  const zone = useReaderZone();
  const named = (title && textOf(title)) || recordT('untitled');
  return (
    <li className={styles.line}>
      {acts.map(({ act, flag }) => (
        <p key={`${act} ${flag}`}>
          {recordT(`did.${act}`, { title: named, right: flag ? t(`userFlag.${flag}`) : '' })}
        </p>
      ))}
      <p className={styles.facts}>
        {recordT(`by.${by}`)} · <time dateTime={at.toISOString()}>{formatDateTime(at, locale, zone)}</time>
      </p>
    </li>
  );
}
