import type { ReviewLine } from '@cursiv/shared-domain';
import { ReplyForm } from './reply-form.tsx';
import { ReportReview } from './report-review.tsx';

type ReviewActionsProps = {
  uid: string;
  review: ReviewLine;
  /** The answer that stands there; empty when there is none. */
  present: string;
  /** Of who may answer. */
  onReplied: ((reply: ReviewLine['reply']) => void) | undefined;
};

/** What a reader who is signed in can do with a review: answer it, or report it. */
export function ReviewActions({ uid, review, present, onReplied }: ReviewActionsProps) {
  return onReplied ? (
    <ReplyForm uid={uid} review={review} present={present} onSent={onReplied} />
  ) : (
    <ReportReview uid={uid} reviewId={review.id} authorName={review.authorName} />
  );
}
