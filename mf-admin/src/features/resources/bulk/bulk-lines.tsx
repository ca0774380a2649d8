import { pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { LocalizedText } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useRefusal } from '../../../shared/use-refusal.ts';
import * as styles from './bulk.module.css';
import type { BulkLine, BulkMove, BulkResult } from './bulk-moves.ts';
import { useBulkT } from './messages/messages.ts';

type BulkLinesProps = {
  lines: readonly BulkLine[];
  to: BulkMove;
  /** What became of each; absent before. */
  results?: ReadonlyMap<string, BulkResult>;
};

/** The chosen resources, with what will become of each, or became of it. */
export function BulkLines({ lines, to, results }: BulkLinesProps) {
  const t = useT();
  const bulkT = useBulkT();
  const locale = useLocale();
  const refusal = useRefusal(t('resources.changedMeanwhile'));
  const fateOf = ({ resource: { id, status }, hindrance }: BulkLine): string => {
    const from = t(`resourceStatus.${status}`);
    const result = results?.get(id);
    if (hindrance && (!result || result.outcome === 'left')) return bulkT(`hindrance.${hindrance}`, { from });
    if (!result) return bulkT('will', { from, to: t(`resourceStatus.${to}`) });
    return bulkT(`outcome.${result.outcome}`, { reason: result.code ? refusal(result.code) : '' });
  };
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const title = pick(line.resource.title, locale);
        return (
          <li key={line.resource.id} className={styles.line}>
            <span className={styles.title}>
              {title ? <LocalizedText text={title.value} locale={title.locale} /> : t('resources.noTitle')}
            </span>
            <span className={styles.fate}>{fateOf(line)}</span>
          </li>
        );
      })}
    </ul>
  );
}
