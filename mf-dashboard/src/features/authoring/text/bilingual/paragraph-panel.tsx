import { countStates, type Locale, type ParagraphPair } from '@cursiv/shared-domain';
import { Badge, type BadgeProps, Button, Cluster, VisuallyHidden } from '@cursiv/shared-ui';
import { memo } from 'react';
import { TextDifference } from '../../../../shared/courses/texts/text-difference.tsx';
import * as styles from '../text.module.css';
import { useTextWords } from '../text-words.ts';
import type { Translation } from './use-translation.ts';

const TONES: Record<ParagraphPair['state'], NonNullable<BadgeProps['tone']>> = {
  translated: 'success',
  toCheck: 'warning',
  outdated: 'danger',
  missing: 'neutral',
};

type ParagraphPanelProps = {
  translation: Translation;
  /** The pair in which the caret stands. */
  place: number;
  /** Where only one language is shown, the other is quoted. */
  isAlone: boolean;
  onConfirm: () => void;
  onConfirmAll: () => void;
  onNext: (by: 1) => void;
};

/** Where the paragraph in hand stands between its source and its translation, and what can be done about it. */
export const ParagraphPanel = memo(function ParagraphPanel({
  translation,
  place,
  isAlone,
  onConfirm,
  onConfirmAll,
  onNext,
}: ParagraphPanelProps) {
  const t = useTextWords();
  const { pairs, strays, from, to } = translation;
  const pair = pairs[place];
  const counts = countStates(pairs);
  const open = pairs.length - counts.translated;
  return (
    <section className={styles.panel} aria-label={t('noParagraph')}>
      <div className={styles.panelHead}>
        {pair && <span>{t('paragraph', { place: place + 1, count: pairs.length })}</span>}
        {pair && (
          <Badge size="small" tone={TONES[pair.state]}>
            {t(pair.state)}
          </Badge>
        )}
        <span className={styles.counts}>
          {open === 0
            ? t('done')
            : (['translated', 'toCheck', 'outdated', 'missing'] as const)
                .filter((state) => counts[state] > 0)
                .map((state) => <span key={state}>{t(`counts.${state}`, { count: counts[state] })}</span>)}
        </span>
        <Cluster>
          {counts.toCheck > 1 && (
            <Button size="small" variant="quiet" onClick={onConfirmAll}>
              {t('confirmAll')}
            </Button>
          )}
          {pair?.target && pair.state !== 'translated' && (
            <Button size="small" variant="secondary" aria-keyshortcuts="Control+Enter" onClick={onConfirm}>
              {t('confirm')}
            </Button>
          )}
          {open > 0 && (
            <Button size="small" variant="quiet" aria-keyshortcuts="F8" onClick={() => onNext(1)}>
              {t('next')}
            </Button>
          )}
        </Cluster>
      </div>
      {pair && pair.state !== 'translated' && <Explanation pair={pair} lang={from} />}
      {pair?.source && isAlone && pair.state !== 'outdated' && (
        <p className={styles.passage} lang={from}>
          <VisuallyHidden>{t('original')}: </VisuallyHidden>
          {pair.source.text}
        </p>
      )}
      {strays[place]?.map(({ term, from: at }) => (
        <p key={at}>{t('stray', { said: term[from], wanted: term[to] })}</p>
      ))}
    </section>
  );
});

function Explanation({ pair: { state, source, original }, lang }: { pair: ParagraphPair; lang: Locale }) {
  const t = useTextWords();
  if (state !== 'outdated') return <p>{t(state === 'toCheck' && !source ? 'explain.alone' : `explain.${state}`)}</p>;
  return (
    <>
      <p>{t(source ? 'explain.outdated' : 'explain.gone')}</p>
      <TextDifference before={original} after={source?.text ?? ''} locale={lang} />
    </>
  );
}
