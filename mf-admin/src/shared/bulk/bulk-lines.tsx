import * as styles from './bulk.module.css';
import type { BulkWords } from './bulk-words.ts';
import type { BulkLine, BulkResult } from './carry-out.ts';
import { useBulkT } from './messages/messages.ts';

type BulkLinesProps<Item extends { id: string }, Hindrance extends string> = {
  lines: readonly BulkLine<Item, Hindrance>[];
  words: BulkWords<Item, Hindrance>;
  /** What became of each; absent before. */
  results?: ReadonlyMap<string, BulkResult>;
};

/** The chosen things, with what will become of each, or became of it. */
export function BulkLines<Item extends { id: string }, Hindrance extends string>(
  props: BulkLinesProps<Item, Hindrance>,
) {
  const { lines, words, results } = props;
  const bulkT = useBulkT();
  const told = (line: BulkLine<Item, Hindrance>): string => {
    const result = results?.get(line.item.id);
    if (!result || (line.hindrance && result.outcome === 'left')) return words.fateOf(line);
    const { outcome, code, reason } = result;
    return bulkT(`outcome.${outcome}`, { reason: code ? words.refusal(code, reason) : '' });
  };
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.item.id} className={styles.line}>
          <span className={styles.title}>{words.nameOf(line.item)}</span>
          <span className={styles.fate}>{told(line)}</span>
        </li>
      ))}
    </ul>
  );
}
