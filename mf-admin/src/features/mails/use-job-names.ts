import { jobSubject, type SendJob } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../messages/messages.ts';
import { shownName } from '../../shared/subject-name.ts';
import { useSubjectNames } from '../../shared/use-subject-names.ts';

/** Names whoever a mail or push is for. */
export function useJobNames(jobs: readonly SendJob[]): (job: SendJob) => string {
  const t = useT();
  const locale = useLocale();
  const names = useSubjectNames(jobs.map(jobSubject));
  return (job) => shownName(names?.get(jobSubject(job)), locale, t('audit.someUser'));
}
