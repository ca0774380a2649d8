import { moderateReview, type ReportedReview, type Ruling } from '@cursiv/shared-data';
import { errorCode, type ReportStatus, type ReviewHiding } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-ui';
import { useRef } from 'react';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';
import { useRefusal } from './use-refusal.ts';

type Hiding = Pick<ReviewHiding, 'reason' | 'note' | 'locale'>;

interface Rulings {
  /** Rejects with AppError when the review stays in sight. */
  hide(reported: ReportedReview, hiding: Hiding): Promise<void>;
  /** Finds nothing wrong with a review, which is shown again if it was hidden. */
  show(reported: ReportedReview): Promise<void>;
}

/** Ruling on reviews whose reports are in one state, told with a way back. `onRuled` runs when one is done. */
export function useRulings(from: ReportStatus, onRuled: () => void): Rulings {
  const t = useT();
  const actor = useActor();
  const refusal = useRefusal();
  const running = useRef(new Set<string>());

  const rule = async (seen: ReportedReview, reports: ReportStatus, ruling: Ruling) => {
    if (running.current.has(seen.reviewId)) return;
    running.current.add(seen.reviewId);
    try {
      await moderateReview(actor(), { reviewId: seen.reviewId, review: seen.review, reports }, ruling);
    } finally {
      running.current.delete(seen.reviewId);
    }
  };
  const orTell = async (act: Promise<void>) => {
    try {
      await act;
    } catch (error) {
      toast(refusal(errorCode(error)), { tone: 'danger' });
    }
  };
  const tell = (news: string, seen: ReportedReview, now: ReportStatus, back: Ruling) => {
    const undo = async () => {
      await rule(seen, now, back);
      toast(t('reviews.undone'), { tone: 'success' });
    };
    toast(news, { tone: 'success', action: { label: t('undo'), onSelect: () => void orTell(undo()) } });
    onRuled();
  };

  const hide = async (seen: ReportedReview, hiding: Hiding) => {
    await rule(seen, from, { reports: 'actioned', hiding });
    tell(t('reviews.hidden'), seen, 'actioned', { reports: from === 'actioned' ? 'open' : from });
  };
  const show = async (seen: ReportedReview) => {
    await rule(seen, from, { reports: 'dismissed' });
    const hiding = seen.review?.hidden;
    const back: Ruling = from === 'actioned' && hiding ? { reports: 'actioned', hiding } : { reports: 'open' };
    tell(t(from === 'actioned' ? 'reviews.restored' : 'reviews.kept'), seen, 'dismissed', back);
  };
  return { hide, show: (seen) => orTell(show(seen)) };
}
