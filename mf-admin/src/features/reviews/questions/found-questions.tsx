import { listedQuestions, useFound, type WantedQuestions } from '@cursiv/shared-data';
import type { ListedQuestion } from '@cursiv/shared-domain';
import { EmptyState } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { BulkBar } from '../../../shared/bulk/bulk-bar.tsx';
import { ChooseAll, ChooseOne } from '../../../shared/bulk/choices.tsx';
import type { Bulk } from '../../../shared/bulk/use-bulk.ts';
import { FailureState } from '../../../shared/failure-state.tsx';
import { ListFrame } from '../../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { STEP } from '../../../shared/lists/list-steps.ts';
import { type AskedContributions, nameOf, previewOf } from '../contributions/bulk/contribution-moves.ts';
import { useMovesT } from '../contributions/bulk/messages/messages.ts';
import * as styles from '../reviews.module.css';
import { useMayRule } from '../ruling/use-may-rule.ts';
import { asContribution } from './as-contribution.ts';
import { DownloadQuestions } from './download-questions.tsx';
import { useQuestionsT } from './messages/messages.ts';
import { QuestionItem } from './question-item.tsx';

type FoundQuestionsProps = {
  wanted: WantedQuestions;
  bulk: Bulk<AskedContributions>;
  /** Called with what is about to be hidden together, as it is shown. */
  onAsk: (chosen: readonly ListedQuestion[]) => void;
  onHide: (question: ListedQuestion) => void;
};

/** The questions that are wanted, newest first, of which some may be hidden alone or together. */
export function FoundQuestions({ wanted, bulk, onAsk, onHide }: FoundQuestionsProps) {
  const questionsT = useQuestionsT();
  const movesT = useMovesT();
  const { search, state, locale } = wanted;
  const list = useMemo(() => listedQuestions({ search, state, locale }), [search, state, locale]);
  const { rows, last, isReading, more } = useFound(list, STEP);
  const mayRule = useMayRule();
  if (rows.status === 'failed') return <FailureState {...rows} />;
  if (mayRule.status === 'failed') return <FailureState {...mayRule} />;
  if (!last || mayRule.status === 'loading') return <ListSkeleton />;
  const { found, hasMore } = last;
  if (found.length === 0 && !state && !locale && search === '')
    return <EmptyState title={questionsT('noneYet.title')} text={questionsT('noneYet.text')} />;
  if (found.length === 0)
    return <EmptyState title={questionsT('noneFound.title')} text={questionsT('noneFound.text')} />;
  return (
    <ListFrame
      summary={questionsT(hasMore ? 'foundFirst' : 'found', { count: found.length })}
      isBusy={isReading}
      hasMore={hasMore}
      onMore={more}
    >
      <ChooseAll shown={found} bulk={bulk} />
      <BulkBar
        shown={found}
        bulk={bulk}
        moves={[{ to: 'actioned', label: movesT('move.actioned') }]}
        questionOf={(to, chosen) => {
          onAsk(chosen);
          return { to, lines: previewOf(chosen.map(asContribution), to, mayRule.value) };
        }}
      />
      <ul className={styles.list}>
        {found.map((question) => (
          <li key={question.id} className={styles.row}>
            <ChooseOne id={question.id} name={nameOf(question)} bulk={bulk} />
            <QuestionItem
              question={question}
              isRuledOnHere={mayRule.value([question.uid, question.courseId])}
              onHide={() => onHide(question)}
            />
          </li>
        ))}
      </ul>
      <DownloadQuestions wanted={wanted} />
    </ListFrame>
  );
}
