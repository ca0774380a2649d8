import { useCategories } from '@cursiv/shared-data';
import type { Resource } from '@cursiv/shared-domain';
import { formatDate, formatList, useLocale } from '@cursiv/shared-i18n';
import { Badge, DefinitionList } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { shownName } from '../../../shared/subject-name.ts';
import { useSubjectNames } from '../../../shared/use-subject-names.ts';
import { useResourcesT } from '../messages/messages.ts';

/** Who owns a resource, where it would appear and who would see it. */
export function ResourceFacts({ resource }: { resource: Resource }) {
  const t = useT();
  const resourcesT = useResourcesT();
  const locale = useLocale();
  const { ownerUid, courseIds, status, kind, access, categoryId, url, updatedAt } = resource;
  const { nameOf: categoryName } = useCategories(locale);
  const names = useSubjectNames([`users/${ownerUid}`, ...courseIds.map((id) => `courses/${id}`)]);
  const nameOf = (path: string, missing: string) => shownName(names?.get(path), locale, missing);
  const courses = courseIds.map((id) => nameOf(`courses/${id}`, id));
  return (
    <DefinitionList
      items={[
        { id: 'status', term: resourcesT('status'), value: <Badge>{t(`resourceStatus.${status}`)}</Badge> },
        { id: 'owner', term: resourcesT('owner'), value: nameOf(`users/${ownerUid}`, resourcesT('unknownOwner')) },
        { id: 'kind', term: resourcesT('kind'), value: t(`resourceKind.${kind}`) },
        { id: 'access', term: resourcesT('review.access'), value: t(`resourceAccess.${access}`) },
        { id: 'category', term: resourcesT('review.category'), value: categoryName(categoryId) },
        ...(courses.length > 0
          ? [{ id: 'courses', term: resourcesT('review.courses'), value: formatList(courses, locale) }]
          : []),
        ...(url ? [{ id: 'url', term: resourcesT('review.url'), value: <WebLink url={url} /> }] : []),
        { id: 'updated', term: resourcesT('updated'), value: formatDate(updatedAt, locale, { dateStyle: 'long' }) },
      ]}
    />
  );
}

const WebLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer nofollow">
    {url}
  </a>
);
