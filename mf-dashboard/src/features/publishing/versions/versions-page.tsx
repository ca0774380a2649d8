import { type DraftToPublish, getDraftToPublish, getVersions, useLoad } from '@cursiv/shared-data';
import { type CourseVersion, errorCode } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { useParams } from '@cursiv/shared-router';
import { Breadcrumbs, EmptyState } from '@cursiv/shared-ui';
import { useCallback, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { publishCourseAddress } from '../../../shared/courses/course-addresses.ts';
import { DashboardPage } from '../../../shared/pages/dashboard-page.tsx';
import { FailedPage } from '../../../shared/pages/failed-page.tsx';
import { LoadingPage } from '../../../shared/pages/loading-page.tsx';
import { NotFoundPage } from '../../../shared/pages/not-found-page.tsx';
import { useHeadingFocus } from '../../../shared/pages/use-heading-focus.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { usePublishingT } from '../messages/messages.ts';
import { VersionLine } from './version-line.tsx';

/** Every version of a course that was published, with the way back to it. */
export default function VersionsPage() {
  const { courseId = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  return (
    <LoadedVersions
      key={`${courseId}/${attempt}`}
      courseId={courseId}
      hasChanged={attempt > 0}
      onChanged={() => setAttempt(attempt + 1)}
    />
  );
}

type LoadedVersionsProps = {
  courseId: string;
  /** Whether they have been loaded again since the page was opened. */
  hasChanged: boolean;
  onChanged: () => void;
};

function LoadedVersions({ courseId, ...rest }: LoadedVersionsProps) {
  const found = useLoad(useCallback(() => load(courseId), [courseId]));
  if (found.status === 'loading') return <LoadingPage />;
  if (found.status === 'failed') return <FailedPage of={found} />;
  return found.value ? <Versions {...found.value} {...rest} courseId={courseId} /> : <NotFoundPage />;
}

type VersionsProps = LoadedVersionsProps & { of: DraftToPublish; versions: CourseVersion[] };

function Versions({ courseId, of, versions, hasChanged, onChanged }: VersionsProps) {
  const t = useT();
  const publishingT = usePublishingT();
  const textOf = useTextOf();
  useHeadingFocus(hasChanged);
  const title = textOf(of.draft.title, of.draft.baseLocale) || t('untitledCourse');
  const heading = publishingT('versionsOf', { title });
  return (
    <DashboardPage
      documentTitle={heading}
      title={heading}
      intro={publishingT('versionsIntro')}
      above={
        <Breadcrumbs
          label={t('breadcrumbs')}
          items={[
            { label: t('nav.courses'), to: paths.myCourses() },
            { label: title, to: paths.editCourse(courseId) },
            { label: publishingT('short'), to: publishCourseAddress(courseId) },
          ]}
        />
      }
    >
      {versions.length === 0 ? (
        <EmptyState level={2} title={publishingT('noVersions')} text={publishingT('noVersionsText')} />
      ) : (
        <ol>
          {versions.map((version) => (
            <VersionLine key={version.version} of={of} version={version} onChanged={onChanged} />
          ))}
        </ol>
      )}
    </DashboardPage>
  );
}

async function load(courseId: string) {
  try {
    const of = await getDraftToPublish(courseId);
    return { of, versions: of.course ? await getVersions(courseId) : [] };
  } catch (error) {
    if (errorCode(error) === 'no-access') return undefined;
    throw error;
  }
}
