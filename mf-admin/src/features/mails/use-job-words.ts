import { NOTIFICATION_TYPES, type SendJob } from '@cursiv/shared-domain';
import type { MailSubject } from './mail-subject.ts';
import { useMailsT } from './messages/messages.ts';
import type { Queue } from './queues.ts';

/** How the reason of a dead job begins, where it was not tried too often. */
const MAIL_CAUSES = ['nobody', 'refused', 'unclear', 'complaint'] as const;
const PUSH_CAUSES = ['refused', 'unclear'] as const;

/** The id of a notification begins with its type, as in `booking.confirmed__b1`. */
const subjectOf = (notification: string): MailSubject | undefined =>
  NOTIFICATION_TYPES.find((type) => notification.startsWith(`${type}__`))?.split('.')[0] as MailSubject | undefined;

const causeIn = <Cause extends string>(causes: readonly Cause[], problem = ''): Cause | 'tried' =>
  causes.find((cause) => problem.startsWith(`${cause}:`)) ?? 'tried';

/** Says what a mail or push is about, and why it could not leave. */
export function useJobWords(queue: Queue) {
  const t = useMailsT();
  return {
    aboutOf: (job: SendJob): string => {
      if ('siteInvitation' in job) return t('mails.subject.invitation');
      if ('lead' in job) return t('mails.subject.message');
      const subject = subjectOf(job.notification);
      return subject ? t(`mails.subject.${subject}`) : job.notification;
    },
    causeOf: ({ problem }: SendJob): string =>
      queue === 'mails'
        ? t(`mails.causes.${causeIn(MAIL_CAUSES, problem)}`)
        : t(`pushes.causes.${causeIn(PUSH_CAUSES, problem)}`),
  };
}
