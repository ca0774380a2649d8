import { type Booking, type BookingSide, isReviewable } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, Cluster, PagePart } from '@cursiv/shared-ui';
import { useJoinT } from './messages/messages.ts';

type NextStepsProps = { booking: Booking; side: BookingSide; now: Date };

/** What there is to do after a booking: a review of the expert, another one. */
export function NextSteps({ booking, side, now }: NextStepsProps) {
  const t = useJoinT();
  if (booking.endAt > now) return null;
  if (side === 'expert')
    return (
      <PagePart title={t('after.title')}>
        <p>{t('after.expertText')}</p>
      </PagePart>
    );
  const canReview = isReviewable(booking, now);
  const { expertUid, offeringId } = booking;
  return (
    <PagePart title={t('after.title')} intro={canReview && t('after.reviewText')}>
      <Cluster>
        {canReview && <ButtonLink to={`${paths.expert(expertUid)}#reviews`}>{t('after.review')}</ButtonLink>}
        <ButtonLink
          to={`${paths.expert(expertUid)}?${new URLSearchParams({ session: offeringId })}#sessions`}
          variant="secondary"
        >
          {t('after.again')}
        </ButtonLink>
      </Cluster>
    </PagePart>
  );
}
