import type { ReviewLine } from '@cursiv/shared-domain';
import { ReplyForm } from './reply-form.tsx';
import { ReportReview } from './report-review.tsx';

type ReviewActionsProps = {
  uid: string;
  review: ReviewLine;
  /** The present answer; empty when there is none. */
  present: string;
  /** For readers who may answer. */
  onReplied: ((reply: ReviewLine['reply']) => void) | undefined;
};

/** The actions of a signed-in reader on a review: answer it, or report it. */
export function ReviewActions({ uid, review, present, onReplied }: ReviewActionsProps) {
  return onReplied ? (
    <ReplyForm uid={uid} review={review} present={present} onSent={onReplied} />
  ) : (
    <ReportReview uid={uid} reviewId={review.id} authorName={review.authorName} />
  );
}
