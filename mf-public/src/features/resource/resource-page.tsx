import type { Payloads } from '@cursiv/shared-domain';
import { formatLanguage, formatList, useLocale } from '@cursiv/shared-i18n';
import { type PageLoaderArgs, paths } from '@cursiv/shared-platform';
import { Link, useLoaderData } from '@cursiv/shared-router';
import { Breadcrumbs, Facts, LocalizedText, Page, PagePart } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { loadPayload } from '../../shared/load-payload.ts';
import { useResourceT } from './messages/messages.ts';
import { ProtectedResource } from './protected-resource.tsx';
import { ResourceContent } from './resource-content.tsx';
import * as styles from './resource-page.module.css';

export { head } from './resource-head.ts';

export const loader = (args: PageLoaderArgs): Promise<Payloads['resource']> =>
  loadPayload('resource', args, args.params.id);

/** One resource: its content, or whom it is for. */
export default function ResourcePage() {
  const t = useT();
  const words = useResourceT();
  const locale = useLocale();
  const { resource } = useLoaderData<typeof loader>();
  const languages = resource.locales.map((language) => formatLanguage(language, locale));
  return (
    <Page
      width="text"
      above={<Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('resources.title'), to: paths.resources() }]} />}
      title={<LocalizedText {...resource.title} marked />}
      intro={<LocalizedText {...resource.summary} />}
    >
      <div className={styles.facts}>
        <Facts
          items={[
            { id: 'kind', text: t(`resourceKind.${resource.kind}`) },
            { id: 'category', text: resource.categoryName },
            { id: 'languages', text: formatList(languages, locale) },
            { id: 'access', text: t(`resourceAccess.${resource.access}`) },
          ]}
        />
      </div>
      {resource.access === 'public' ? (
        <ResourceContent content={resource} kind={resource.kind} />
      ) : (
        <ProtectedResource key={resource.id} resource={resource} />
      )}
      {resource.usedIn.length > 0 && (
        <div className={styles.usedIn}>
          <PagePart title={words('usedIn', { count: resource.usedIn.length })}>
            <ul>
              {resource.usedIn.map((course) => (
                <li key={course.id}>
                  <Link to={paths.course(course.id)} className={styles.course}>
                    <LocalizedText {...course.title} marked />
                  </Link>
                </li>
              ))}
            </ul>
          </PagePart>
        </div>
      )}
    </Page>
  );
}
