import { moderateReview, type ReportedReview, type Ruling } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import { errorCode, type ReportStatus, type ReviewHiding } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { useT } from '../../../messages/messages.ts';
import { useActor } from '../../../shared/use-actor.ts';
import { useRefusal } from '../../../shared/use-refusal.ts';
import { useDecided } from '../../../shared/work/use-decided.ts';
import { useWalkFrom } from '../../../shared/work/walk/use-walk-from.ts';
import { useReviewsT } from '../messages/messages.ts';

type Hiding = Pick<ReviewHiding, 'reason' | 'note' | 'locale'>;

interface Rulings {
  /** Rejects with AppError when the review stays visible. */
  hide(reported: ReportedReview, hiding: Hiding): Promise<void>;
  /** Dismisses the reports; a hidden review becomes visible again. */
  show(reported: ReportedReview): Promise<void>;
}

/** Rules on reviews whose reports are in one state and offers an undo. `onRuled` runs after each ruling. */
export function useRulings(from: ReportStatus, onRuled: () => void): Rulings {
  const t = useT();
  const reviewsT = useReviewsT();
  const actor = useActor();
  const refusal = useRefusal(reviewsT('changedMeanwhile'));
  const decided = useDecided();
  const walkFrom = useWalkFrom('review');
  const { run } = useCommands();

  /** Resolves to whether the ruling was made now. Rejects with AppError. */
  const rule = async ({ reviewId, review }: ReportedReview, reports: ReportStatus, ruling: Ruling) => {
    const outcome = await run(reviewId, () => moderateReview(actor(), { reviewId, review, reports }, ruling));
    if (outcome.status === 'failed') {
      // The row goes to another list together with what is said in it.
      if (outcome.code === 'conflict')
        toast(await decided(`reviews/${reviewId}`, refusal(outcome.code)), { tone: 'danger' });
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
  const tell = (news: string, seen: ReportedReview, now: ReportStatus, back: Ruling) => {
    const undo = async () => {
      if (await rule(seen, now, back)) toast(reviewsT('undone'), { tone: 'success' });
    };
    toast(news, { tone: 'success', action: { label: t('undo'), onSelect: () => void orTell(undo()) } });
    onRuled();
    walkFrom(seen.reviewId);
  };

  const hide = async (seen: ReportedReview, hiding: Hiding) => {
    if (!(await rule(seen, from, { reports: 'actioned', hiding }))) return;
    tell(reviewsT('hidden'), seen, 'actioned', { reports: from === 'actioned' ? 'open' : from });
  };
  const show = async (seen: ReportedReview) => {
    if (!(await rule(seen, from, { reports: 'dismissed' }))) return;
    const hiding = seen.review?.hidden;
    const back: Ruling = from === 'actioned' && hiding ? { reports: 'actioned', hiding } : { reports: 'open' };
    tell(reviewsT(from === 'actioned' ? 'restored' : 'kept'), seen, 'dismissed', back);
  };
  return { hide, show: (seen) => orTell(show(seen)) };
}
