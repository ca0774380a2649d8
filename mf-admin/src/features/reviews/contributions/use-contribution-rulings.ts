import { type ContributionRuling, ruleOnContribution } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import { errorCode, type ReportedContribution, type ReviewHiding } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { useT } from '../../../messages/messages.ts';
import { useRefusal } from '../../../shared/use-refusal.ts';
import { useDecided } from '../../../shared/work/use-decided.ts';
import { useWalkFrom } from '../../../shared/work/walk/use-walk-from.ts';
import { useReviewsT } from '../messages/messages.ts';
import { undoOf } from './bulk/contribution-moves.ts';
import { useContributionsT } from './messages/messages.ts';

type Chosen = Pick<ReviewHiding, 'reason' | 'note' | 'locale'>;

/** Rules on questions and answers, reported ones where nothing else is given, and offers an undo. `onRuled` runs after each ruling. */
export function useContributionRulings(onRuled: () => void, ruleOn = ruleOnContribution) {
  const t = useT();
  const contributionsT = useContributionsT();
  const reviewsT = useReviewsT();
  const refusal = useRefusal(contributionsT('changedMeanwhile'));
  const decided = useDecided();
  const walkFrom = useWalkFrom('question');
  const { run } = useCommands();

  /** Resolves to whether the ruling was made now. Rejects with AppError. */
  const rule = async (ruling: ContributionRuling) => {
    const outcome = await run(ruling.id, () => ruleOn(ruling));
    if (outcome.status === 'failed') {
      // The row goes to another list together with what is said in it.
      if (outcome.code === 'conflict')
        toast(await decided(`reportedContributions/${ruling.id}`, refusal(outcome.code)), { tone: 'danger' });
      throw outcome.error;
    }
    return outcome.status === 'done';
  };
  const orTell = async (act: Promise<void>) => {
    try {
      await act;
    } catch (error) {
      const code = errorCode(error);
      if (code !== 'conflict') toast(refusal(code), { tone: 'danger' });
    }
  };
  const tell = (news: string, back: ContributionRuling) => {
    const undo = async () => {
      if (await rule(back)) toast(reviewsT('undone'), { tone: 'success' });
    };
    toast(news, { tone: 'success', action: { label: t('undo'), onSelect: () => void orTell(undo()) } });
    onRuled();
    walkFrom(back.id);
  };
  const hide = async (seen: ReportedContribution, hiding: Chosen) => {
    const { id, reports: from } = seen;
    if (await rule({ id, from, to: 'actioned', hiding })) tell(contributionsT('hidden'), undoOf(seen, 'actioned'));
  };
  const show = async (seen: ReportedContribution) => {
    const { id, reports: from } = seen;
    if (!(await rule({ id, from, to: 'dismissed' }))) return;
    tell(contributionsT(from === 'actioned' ? 'restored' : 'kept'), undoOf(seen, 'dismissed'));
  };
  return { hide, show: (seen: ReportedContribution) => orTell(show(seen)) };
}
