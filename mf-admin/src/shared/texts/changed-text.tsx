import { textDiff } from '@cursiv/shared-domain';
import { VisuallyHidden } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';

/** What became of a text: what was taken away is struck out, what was added is underlined. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  const t = useT();
  return textDiff(before, after).map(({ kind, text }, index) => {
    const key = `${index}${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      <Mark key={key}>
        <VisuallyHidden>{t(`content.history.${kind}`)} </VisuallyHidden>
        {text}
      </Mark>
    );
  });
}
