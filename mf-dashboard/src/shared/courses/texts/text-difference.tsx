import { type Locale, textDiff } from '@cursiv/shared-domain';
import { VisuallyHidden } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import * as styles from './text-difference.module.css';

type TextDifferenceProps = { before: string; after: string; locale?: Locale | undefined };

/** What became of a text: what was taken away is struck out, what was added is underlined. */
export function TextDifference({ before, after, locale }: TextDifferenceProps) {
  const t = useT();
  return (
    // A long text is scrolled by keyboard, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <p className={styles.diff} lang={locale} tabIndex={0}>
      {textDiff(before, after).map(({ kind, text }, index) => {
        const key = `${index}${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={key}>
            <VisuallyHidden>{t(kind === 'added' ? 'publishing.addedText' : 'publishing.removedText')} </VisuallyHidden>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}
