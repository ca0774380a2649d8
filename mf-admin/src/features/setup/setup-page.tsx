import { getPublishedCourses, useLoad, useWatch, watchSiteSettings } from '@cursiv/shared-data';
import { DEFAULT_SITE_SETTINGS } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Breadcrumbs, DocumentTitle, Page } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';
import { SetupFormView } from './setup-form-view.tsx';

/** What administrators set for the whole site. */
export default function SetupPage() {
  const t = useT();
  const above = (
    <Breadcrumbs label={t('setup.breadcrumbs')} items={[{ label: t('setup.administration'), to: paths.admin() }]} />
  );
  return (
    <Page above={above} title={t('setup.title')} lead={t('setup.lead')} width="text">
      <DocumentTitle>{t('setup.title')}</DocumentTitle>
      <SetupContent />
    </Page>
  );
}

function SetupContent() {
  const settings = useWatch(useMemo(watchSiteSettings, []));
  const courses = useLoad(getPublishedCourses);
  if (settings.status === 'failed') return <FailureState {...settings} />;
  if (courses.status === 'failed') return <FailureState {...courses} />;
  if (settings.status === 'loading' || courses.status === 'loading') return <ListSkeleton />;
  return <SetupFormView stored={settings.value ?? DEFAULT_SITE_SETTINGS} courses={courses.value} />;
}
