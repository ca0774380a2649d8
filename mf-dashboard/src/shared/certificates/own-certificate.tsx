import { renewCertificate } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { AppErrorCode } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Button, ButtonLink } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { lessonsOf, type ReadableCourse } from '../courses/readable-course.ts';
import * as styles from './own-certificate.module.css';
import { useOwnCertificates } from './use-own-certificates.ts';

/** Leads somebody who has finished a course to its certificate, or says why there is none. */
export function OwnCertificate({ course, uid }: { course: ReadableCourse; uid: string }) {
  const t = useT();
  const certificates = useOwnCertificates(uid);
  const { isPending, failure, run } = useCommand();
  if (certificates.status !== 'ready') return null;
  const own = certificates.value.find(({ courseId, status }) => courseId === course.id && status !== 'superseded');
  if (own) {
    return (
      <ButtonLink to={paths.certificate(own.id)} variant="secondary">
        {t('certificates.see')}
      </ButtonLink>
    );
  }
  if (!lessonsOf(course).some(({ type }) => type === 'quiz')) {
    return <p className={styles.note}>{t('certificates.noQuiz')}</p>;
  }
  return (
    <div>
      <Button
        variant="secondary"
        pending={isPending}
        onClick={() => void run(async () => void (await renewCertificate(course.id)))}
      >
        {t('certificates.ask')}
      </Button>
      {failure && (
        <p role="alert" className={styles.note}>
          {refusal(failure, t)}
        </p>
      )}
    </div>
  );
}

const refusal = (failure: AppErrorCode, t: ReturnType<typeof useT>): string =>
  failure === 'not-found' ? t('certificates.notEarned') : t(`error.${failure}`);
