import { useUser } from '@cursiv/shared-auth';
import { useGrowingList, watchCourseReviews } from '@cursiv/shared-data';
import { EmptyState, ShowMore, Stack } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { useTeachingT } from './messages/messages.ts';
import { ReviewLine } from './reviews/review-line.tsx';
import { TeachingPage } from './teaching-page.tsx';

/** Reviews shown at first, and with every press more. */
const STEP = 20;

/** What learners say of a course, and the author's answers. */
export default function ReviewsPage() {
  return <TeachingPage page="reviews">{({ course }) => <Reviews courseId={course.id} />}</TeachingPage>;
}

function Reviews({ courseId }: { courseId: string }) {
  const teach = useTeachingT();
  const { id: uid } = useUser();
  const [most, setMost] = useState(STEP);
  const watch = useMemo(() => watchCourseReviews(courseId, most), [courseId, most]);
  const { list, isReading, hasMore } = useGrowingList(watch, most);
  return (
    <LoadableView of={list}>
      {(reviews) =>
        reviews.length === 0 ? (
          <EmptyState title={teach('reviews.empty')} text={teach('reviews.emptyText')} />
        ) : (
          <Stack gap={3}>
            <p>{teach('reviews.intro')}</p>
            <ShowMore label={teach('reviews.more')} {...{ hasMore, isReading }} onMore={() => setMost(most + STEP)}>
              <ul>
                {reviews.map((review) => (
                  <ReviewLine key={review.id} uid={uid} review={review} />
                ))}
              </ul>
            </ShowMore>
          </Stack>
        )
      }
    </LoadableView>
  );
}
