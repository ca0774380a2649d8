import { getPublishedCourses, useLoad, useWatch, watchContent, watchSiteSettings } from '@cursiv/shared-data';
import {
  CONTENT_ADDRESS,
  type ContentKey,
  homeAnnouncementOf,
  LEGAL_TEXTS,
  NO_BANNER,
  SITE_CONTENT,
} from '@cursiv/shared-domain';
import { Link, useParams } from '@cursiv/shared-router';
import { Breadcrumbs, DocumentTitle, EmptyState, Page } from '@cursiv/shared-ui';
import { type ReactNode, useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { useMay } from '../../shared/use-may.ts';
import { AnnouncementEditor } from './announcement/announcement-editor.tsx';
import { BannerEditor } from './banner/banner-editor.tsx';
import { CategoriesEditor } from './categories/categories-editor.tsx';
import { FeaturedEditor } from './featured/featured-editor.tsx';
import { HolidaysEditor } from './holidays/holidays-editor.tsx';
import { HomeEditor } from './home/home-editor.tsx';
import { LegalContent } from './legal/legal-content.tsx';
import { MailContent } from './mails/mail-content.tsx';
import { useContentT } from './messages/messages.ts';

/** One thing that the site says, with its editor and its history. */
export default function ContentPage() {
  const t = useT();
  const contentT = useContentT();
  const { key } = useParams();
  const may = useMay();
  if (key === 'banner') {
    return (
      <Frame name="banner">
        <BannerContent />
      </Frame>
    );
  }
  if (key === 'announcement') {
    return (
      <Frame name="announcement">
        <AnnouncementContent />
      </Frame>
    );
  }
  if (key === 'home') {
    return (
      <Frame name="home">
        <HomeContent />
      </Frame>
    );
  }
  if (key === 'featured' && may('setup')) {
    return (
      <Frame name="featured">
        <FeaturedContent />
      </Frame>
    );
  }
  if (key === 'categories' && may('setup')) {
    return (
      <Frame name="categories">
        <CategoriesContent />
      </Frame>
    );
  }
  if (key === 'holidays' && may('setup')) {
    return (
      <Frame name="holidays">
        <HolidaysContent />
      </Frame>
    );
  }
  if (key === 'mails') {
    return (
      <Frame name="mails">
        <MailContent />
      </Frame>
    );
  }
  const legal = LEGAL_TEXTS.find((name) => name === key);
  if (legal && may('setup')) {
    return (
      <Frame name={legal}>
        <LegalContent key={legal} name={legal} />
      </Frame>
    );
  }
  return (
    <Page title={t('content.title')}>
      <DocumentTitle>{t('content.title')}</DocumentTitle>
      <EmptyState
        title={contentT('none')}
        text={contentT('noneText')}
        action={<Link to={CONTENT_ADDRESS}>{contentT('all')}</Link>}
      />
    </Page>
  );
}

function Frame({ name, children }: { name: ContentKey; children: ReactNode }) {
  const t = useT();
  const contentT = useContentT();
  const title = contentT(`${name}.title`);
  return (
    <Page
      title={title}
      intro={contentT(`${name}.lead`)}
      above={<Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('content.title'), to: CONTENT_ADDRESS }]} />}
    >
      <DocumentTitle>{title}</DocumentTitle>
      {children}
    </Page>
  );
}

function BannerContent() {
  const stored = useWatch(useMemo(() => watchContent('banner'), []));
  if (stored.status === 'failed') return <FailureState {...stored} />;
  if (stored.status === 'loading') return <ListSkeleton />;
  return <BannerEditor stored={stored.value ?? { rev: 0, value: NO_BANNER }} />;
}

/** Until they are chosen here for the first time, the courses are those of the settings. */
function FeaturedContent() {
  const stored = useWatch(useMemo(() => watchContent('featured'), []));
  const settings = useWatch(useMemo(watchSiteSettings, []));
  const courses = useLoad(getPublishedCourses);
  for (const read of [stored, settings, courses]) if (read.status === 'failed') return <FailureState {...read} />;
  if (stored.status !== 'ready' || settings.status !== 'ready' || courses.status !== 'ready') return <ListSkeleton />;
  const first = settings.value ? { courseIds: settings.value.featuredCourseIds } : SITE_CONTENT.featured.builtIn;
  return <FeaturedEditor stored={stored.value ?? { rev: 0, value: first }} courses={courses.value} />;
}

function CategoriesContent() {
  const stored = useWatch(useMemo(() => watchContent('categories'), []));
  if (stored.status === 'failed') return <FailureState {...stored} />;
  if (stored.status === 'loading') return <ListSkeleton />;
  return <CategoriesEditor stored={stored.value ?? { rev: 0, value: SITE_CONTENT.categories.builtIn }} />;
}

function HomeContent() {
  const stored = useWatch(useMemo(() => watchContent('home'), []));
  if (stored.status === 'failed') return <FailureState {...stored} />;
  if (stored.status === 'loading') return <ListSkeleton />;
  return <HomeEditor stored={stored.value ?? { rev: 0, value: SITE_CONTENT.home.builtIn }} />;
}

function HolidaysContent() {
  const stored = useWatch(useMemo(() => watchContent('holidays'), []));
  if (stored.status === 'failed') return <FailureState {...stored} />;
  if (stored.status === 'loading') return <ListSkeleton />;
  return <HolidaysEditor stored={stored.value ?? { rev: 0, value: SITE_CONTENT.holidays.builtIn }} />;
}

/** Until it is changed here for the first time, the announcement is that of the settings. */
function AnnouncementContent() {
  const stored = useWatch(useMemo(() => watchContent('announcement'), []));
  const settings = useWatch(useMemo(watchSiteSettings, []));
  for (const read of [stored, settings]) if (read.status === 'failed') return <FailureState {...read} />;
  if (stored.status !== 'ready' || settings.status !== 'ready') return <ListSkeleton />;
  const first = settings.value ? homeAnnouncementOf(settings.value) : SITE_CONTENT.announcement.builtIn;
  return <AnnouncementEditor stored={stored.value ?? { rev: 0, value: first }} />;
}
