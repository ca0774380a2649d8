import { type MailJob, NOTIFICATION_TYPES, type PersonMail } from '@cursiv/shared-domain';
import { useT } from '../../messages/messages.ts';
import type { MailSubject } from './mail-subject.ts';

const CAUSES = ['nobody', 'refused', 'unclear', 'complaint'] as const;

/** The id of a notification begins with its type, as in `booking.confirmed__b1`. */
const subjectOf = ({ notification }: PersonMail): MailSubject | undefined =>
  NOTIFICATION_TYPES.find((type) => notification.startsWith(`${type}__`))?.split('.')[0] as MailSubject | undefined;

/** Says what a mail is about, and why it could not leave. */
export function useMailWords() {
  const t = useT();
  return {
    aboutOf: (mail: MailJob): string => {
      if ('siteInvitation' in mail) return t('mails.subject.invitation');
      if ('lead' in mail) return t('mails.subject.message');
      const subject = subjectOf(mail);
      return subject ? t(`mails.subject.${subject}`) : mail.notification;
    },
    causeOf: ({ problem = '' }: MailJob): string =>
      t(`mails.causes.${CAUSES.find((cause) => problem.startsWith(`${cause}:`)) ?? 'tried'}`),
  };
}
