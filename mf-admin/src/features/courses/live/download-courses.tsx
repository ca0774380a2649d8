import { allCourses } from '@cursiv/shared-data';
import { type CourseStatus, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../../messages/messages.ts';
import { DownloadCsv } from '../../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../../shared/lists/csv/messages/messages.ts';
import { useCoursesT } from '../messages/messages.ts';

type DownloadCoursesProps = { search: string; status: CourseStatus | undefined };

/** Saves every published course that the search and the filters let through as a file for spreadsheets. */
export function DownloadCourses({ search, status }: DownloadCoursesProps) {
  const t = useT();
  const coursesT = useCoursesT();
  const csvT = useCsvT();
  const locale = useLocale();
  return (
    <DownloadCsv
      file={csvT('file.courses')}
      read={allCourses(search, status).readAll}
      columns={[
        {
          header: coursesT('name'),
          value: ({ title, baseLocale }) => pick(title, locale, baseLocale)?.value ?? coursesT('noTitle'),
        },
        { header: csvT('column.authorAccount'), value: ({ ownerUid }) => ownerUid },
        { header: coursesT('status'), value: (course) => t(`courseStatus.${course.status}`) },
        { header: coursesT('version'), value: ({ version }) => version },
        {
          header: csvT('column.languages'),
          value: ({ locales }) => locales.map((each) => t(`locale.${each}`)).join(', '),
        },
        { header: coursesT('facts.lessons'), value: ({ lessonCount }) => lessonCount },
        { header: csvT('column.learners'), value: ({ enrollmentCount }) => enrollmentCount },
        { header: csvT('utc', { column: coursesT('publishedAt') }), value: ({ publishedAt }) => publishedAt },
        { header: csvT('column.id'), value: ({ id }) => id },
      ]}
    />
  );
}
