import type { Payloads } from '@cursiv/shared-domain';
import { type PageLoaderArgs, paths } from '@cursiv/shared-platform';
import { useLoaderData } from '@cursiv/shared-router';
import { Breadcrumbs, Grid, LocalizedText, Page, PagePart, Prose } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { CourseCard } from '../../shared/cards/course-card.tsx';
import { loadPayload } from '../../shared/load-payload.ts';
import { useOwnRating } from '../../shared/reviews/use-own-rating.ts';
import { Bookings } from './bookings.tsx';
import { ExpertFacts } from './expert-facts.tsx';
import * as styles from './expert-page.module.css';
import { ExpertReviews } from './expert-reviews.tsx';
import { useExpertT } from './messages/messages.ts';
import { withOwnRating } from './with-own-rating.ts';

export { head } from './expert-head.ts';

export const loader = (args: PageLoaderArgs): Promise<Payloads['expert']> =>
  loadPayload('expert', args, args.params.expertId);

/** One expert: who they are, what they offer, when they are free, what they teach. */
export default function ExpertPage() {
  const t = useT();
  const expertT = useExpertT();
  const [expert, setOwnRating] = useOwnRating(useLoaderData<typeof loader>().expert, withOwnRating);
  return (
    <Page
      above={<Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('experts.title'), to: paths.experts() }]} />}
      title={expert.displayName}
      intro={<LocalizedText {...expert.headline} marked />}
    >
      <div className={styles.columns}>
        <ExpertFacts expert={expert} />
        {expert.bio.text && (
          <div className={styles.bio}>
            <Prose {...expert.bio} />
          </div>
        )}
      </div>
      <Bookings expert={expert} />
      <ExpertReviews expert={expert} onRated={setOwnRating} />
      {expert.courses.length > 0 && (
        <PagePart title={expertT('courses', { name: expert.displayName })}>
          <Grid as="list" min="18rem" gap={6}>
            {expert.courses.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} />
              </li>
            ))}
          </Grid>
        </PagePart>
      )}
    </Page>
  );
}
