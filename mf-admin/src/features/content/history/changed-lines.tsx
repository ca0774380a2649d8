import { textDiff } from '@cursiv/shared-domain';
import { VisuallyHidden } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import * as styles from '../content.module.css';
import type { DiffLine } from './diff-lines.ts';

/** The parts of a value that differ: what was taken away is struck out, what was added is underlined. */
export function ChangedLines({ before, after }: { before: readonly DiffLine[]; after: readonly DiffLine[] }) {
  const t = useT();
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
            {textDiff(was, text).map(({ kind, text: piece }, index) => {
              const key = `${index}${kind}`;
              if (kind === 'same') return <span key={key}>{piece}</span>;
              const Mark = kind === 'added' ? 'ins' : 'del';
              return (
                <Mark key={key}>
                  <VisuallyHidden>{t(`content.history.${kind}`)} </VisuallyHidden>
                  {piece}
                </Mark>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
