import { useUser } from '@cursiv/shared-auth';
import { useLoad } from '@cursiv/shared-data';
import { type KeptCourseFacts, removeCourse } from '@cursiv/shared-data/kept';
import { formatBytes, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { toast } from '@cursiv/shared-platform/shell';
import { Link } from '@cursiv/shared-router';
import { Button, ButtonLink, EmptyState, ListRow, ProgressBar, Stack } from '@cursiv/shared-ui';
import { hasFeature } from '../../shared/has-feature.ts';
import { LocalText } from '../../shared/local-text.tsx';
import { KeptFacts } from '../../shared/offline/kept-facts.tsx';
import { useOfflineWords } from '../../shared/offline/offline-words.ts';
import { useKeptCourses } from '../../shared/offline/use-kept-courses.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { useTextOf } from '../../shared/use-text-of.ts';

/** The courses that are kept on this device, with their sizes; to open and to remove. */
export default function OfflinePage() {
  const words = useOfflineWords();
  const user = useUser();
  const kept = useKeptCourses(user.id);
  const isOffered = hasFeature('offline', user);
  return (
    <DashboardPage documentTitle={words('title')} title={words('title')} intro={words('intro')}>
      <LoadableView of={kept}>
        {(courses) =>
          courses.length === 0 ? (
            <EmptyState
              title={words('none')}
              text={words(isOffered ? 'noneText' : 'notOffered')}
              action={<ButtonLink to={paths.myCourses()}>{words('toCourses')}</ButtonLink>}
            />
          ) : (
            <Stack gap={3}>
              <UsedSpace key={courses.length} />
              <ul>
                {courses.map((facts) => (
                  <KeptLine key={facts.courseId} uid={user.id} facts={facts} />
                ))}
              </ul>
            </Stack>
          )
        }
      </LoadableView>
    </DashboardPage>
  );
}

const estimate = () => navigator.storage.estimate();

/** How much of what the browser gives this site is used. */
function UsedSpace() {
  const words = useOfflineWords();
  const locale = useLocale();
  const space = useLoad(estimate);
  if (space.status !== 'ready' || !space.value.quota) return null;
  const { usage = 0, quota } = space.value;
  return (
    <ProgressBar
      value={usage / quota}
      label={words('space')}
      valueText={words('spaceText', { used: formatBytes(usage, locale), all: formatBytes(quota, locale) })}
    />
  );
}

function KeptLine({ uid, facts }: { uid: string; facts: KeptCourseFacts }) {
  const words = useOfflineWords();
  const textOf = useTextOf();
  const { courseId, title, baseLocale } = facts;
  const remove = async () => {
    await removeCourse(uid, courseId);
    toast(words('removed'));
  };
  return (
    <ListRow
      actions={
        <Button
          variant="quiet"
          size="small"
          aria-label={words('removeOf', { title: textOf(title, baseLocale) })}
          onClick={() => void remove()}
        >
          {words('remove')}
        </Button>
      }
    >
      <p>
        <Link to={paths.dashboardCourse(courseId)}>
          <LocalText value={title} base={baseLocale} marked />
        </Link>
      </p>
      <KeptFacts facts={facts} />
    </ListRow>
  );
}
