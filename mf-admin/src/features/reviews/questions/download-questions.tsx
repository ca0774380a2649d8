import { listedQuestions, type WantedQuestions } from '@cursiv/shared-data';
import { pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../../messages/messages.ts';
import { DownloadCsv } from '../../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../../shared/lists/csv/messages/messages.ts';
import { useQuestionsT } from './messages/messages.ts';

/** Saves every question that the search and the filters let through as a file for spreadsheets. */
export function DownloadQuestions({ wanted }: { wanted: WantedQuestions }) {
  const t = useT();
  const csvT = useCsvT();
  const questionsT = useQuestionsT();
  const locale = useLocale();
  return (
    <DownloadCsv
      file={questionsT('file')}
      read={listedQuestions(wanted).readAll}
      columns={[
        { header: csvT('column.author'), value: ({ authorName }) => authorName },
        { header: csvT('column.text'), value: ({ text }) => text },
        { header: csvT('column.language'), value: (question) => t(`locale.${question.locale}`) },
        { header: csvT('column.course'), value: ({ courseTitle }) => pick(courseTitle, locale)?.value },
        { header: questionsT('column.lesson'), value: ({ lessonTitle }) => pick(lessonTitle, locale)?.value },
        { header: questionsT('column.state'), value: ({ state }) => questionsT(`states.${state}`) },
        { header: questionsT('column.answers'), value: ({ answerCount }) => answerCount },
        { header: questionsT('column.asked'), value: ({ createdAt }) => createdAt },
        { header: csvT('column.authorAccount'), value: ({ uid }) => uid },
      ]}
    />
  );
}
