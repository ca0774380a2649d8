import { ChangedText } from '../../../shared/texts/changed-text.tsx';
import * as styles from '../content.module.css';
import type { DiffLine } from './diff-lines.ts';

/** The parts of a value that differ: what was taken away is struck out, what was added is underlined. */
export function ChangedLines({ before, after }: { before: readonly DiffLine[]; after: readonly DiffLine[] }) {
  const changed = after.flatMap((line, index) => {
    const was = before[index]?.text ?? '';
    return was === line.text ? [] : [{ ...line, was }];
  });
  return (
    <dl className={styles.changes}>
      {changed.map(({ label, text, was, locale }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={locale} className={styles.diff}>
            <ChangedText before={was} after={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
