import { type MailJob, mailSubject } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../messages/messages.ts';
import { shownName } from '../../shared/subject-name.ts';
import { useSubjectNames } from '../../shared/use-subject-names.ts';

/** Names whoever a mail is for. */
export function useMailNames(mails: readonly MailJob[]): (mail: MailJob) => string {
  const t = useT();
  const locale = useLocale();
  const names = useSubjectNames(mails.map(mailSubject));
  return (mail) => shownName(names?.get(mailSubject(mail)), locale, t('audit.someUser'));
}
