import type { HomePart, Payloads } from '@cursiv/shared-domain';
import type { PageLoaderArgs } from '@cursiv/shared-platform';
import { useLoaderData } from '@cursiv/shared-router';
import { Page } from '@cursiv/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { useT } from '../../messages/messages.ts';
import { ContactPart } from '../../shared/contact/contact-part.tsx';
import { loadPayload } from '../../shared/load-payload.ts';
import { Announcement } from './announcement.tsx';
import { CategoryIndex } from './category-index.tsx';
import { HomeSearch } from './home-search.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Invitation } from './invitation.tsx';
import { ExpertsTeaser } from './teasers/experts-teaser.tsx';
import { FeaturedCourses } from './teasers/featured-courses.tsx';
import { NewestCourses } from './teasers/newest-courses.tsx';
import { ResourcesTeaser } from './teasers/resources-teaser.tsx';
import { Welcome } from './welcome/welcome.tsx';

export { head } from './home-head.ts';

export const loader = (args: PageLoaderArgs): Promise<Payloads['index']> => loadPayload('index', args);

/** The front page: what Cursiv is, and the best and newest of its content. */
export default function HomePage() {
  const t = useT();
  const { site, home, featured, newest, experts, resources, categories } = useLoaderData<typeof loader>();
  const parts: Record<HomePart, ReactNode> = {
    featured: <FeaturedCourses courses={featured} />,
    newest: <NewestCourses courses={newest} featured={home.parts.includes('featured') ? featured : []} />,
    categories: <CategoryIndex categories={categories} />,
    steps: <HowItWorks />,
    experts: <ExpertsTeaser experts={experts} />,
    resources: <ResourcesTeaser resources={resources} />,
    contact: <ContactPart title={t('lead.title')} text={t('lead.text')} supportEmail={site.supportEmail} />,
  };
  return (
    <Page
      above={site.announcement && <Announcement text={site.announcement} />}
      title={home.title ?? t('home.title')}
      intro={home.lead ?? t('home.lead')}
    >
      <HomeSearch />
      <Welcome />
      {home.parts.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      <Invitation />
    </Page>
  );
}
