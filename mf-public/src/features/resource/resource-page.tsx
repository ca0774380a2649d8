import type { Payloads } from '@cursiv/shared-domain';
import { formatLanguage, formatList, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { type PageLoaderArgs, paths } from '@cursiv/shared-platform';
import { Link, useLoaderData } from '@cursiv/shared-router';
import { Breadcrumbs, Facts, Page, Section } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { loadPayload } from '../../shared/load-payload.ts';
import { LocalText } from '../../shared/local-text.tsx';
import { ProtectedResource } from './protected-resource.tsx';
import { ResourceContent } from './resource-content.tsx';
import * as styles from './resource-page.module.css';

export { head } from './resource-head.ts';

export const loader = (args: PageLoaderArgs): Promise<Payloads['resource']> =>
  loadPayload('resource', args, args.params.id);

/** One resource: its content, or whom it is for. */
export default function ResourcePage() {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const { resource } = useLoaderData<typeof loader>();
  const languages = resource.locales.map((language) => formatLanguage(language, locale));
  return (
    <Page
      width="text"
      above={<Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('resources.title'), to: paths.resources() }]} />}
      title={<LocalText value={resource.title} marked />}
      lead={<LocalText value={resource.summary} />}
    >
      <div className={styles.facts}>
        <Facts
          items={[
            { id: 'kind', text: words(`resourceKind.${resource.kind}`) },
            { id: 'category', text: words(`category.${resource.categoryId}`) },
            { id: 'languages', text: formatList(languages, locale) },
            { id: 'access', text: words(`resourceAccess.${resource.access}`) },
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
          <Section title={t('resource.usedIn', { count: resource.usedIn.length })}>
            <ul>
              {resource.usedIn.map((course) => (
                <li key={course.id}>
                  <Link to={paths.course(course.id)} className={styles.course}>
                    <LocalText value={course.title} marked />
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
    </Page>
  );
}
