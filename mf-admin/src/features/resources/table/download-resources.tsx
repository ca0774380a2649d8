import { allResources, type ResourceQuestion } from '@cursiv/shared-data';
import { pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../../messages/messages.ts';
import { DownloadCsv } from '../../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../../shared/lists/csv/messages/messages.ts';
import { useResourcesT } from '../messages/messages.ts';

/** Saves every resource that the search and the filters let through as a file for spreadsheets. */
export function DownloadResources({ question }: { question: ResourceQuestion }) {
  const t = useT();
  const resourcesT = useResourcesT();
  const csvT = useCsvT();
  const locale = useLocale();
  return (
    <DownloadCsv
      file={csvT('file.resources')}
      read={allResources(question).readAll}
      columns={[
        { header: resourcesT('name'), value: ({ title }) => pick(title, locale)?.value ?? resourcesT('noTitle') },
        { header: csvT('column.authorAccount'), value: ({ ownerUid }) => ownerUid },
        { header: resourcesT('kind'), value: ({ kind }) => t(`resourceKind.${kind}`) },
        { header: resourcesT('status'), value: (resource) => t(`resourceStatus.${resource.status}`) },
        { header: resourcesT('review.access'), value: ({ access }) => t(`resourceAccess.${access}`) },
        {
          header: csvT('column.languages'),
          value: ({ locales }) => locales.map((each) => t(`locale.${each}`)).join(', '),
        },
        { header: csvT('utc', { column: resourcesT('updated') }), value: ({ updatedAt }) => updatedAt },
        { header: csvT('column.id'), value: ({ id }) => id },
      ]}
    />
  );
}
