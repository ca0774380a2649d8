import { useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Button, ButtonLink, Cluster, EmptyState, Notice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useEnroll } from '../../shared/use-enroll.ts';

type ClosedLessonProps = { courseId: string; lessonId: string; uid: string | undefined };

/** Replaces a lesson that is closed to the reader, with the way to enrol. */
export function ClosedLesson({ courseId, lessonId, uid }: ClosedLessonProps) {
  const t = useT();
  const words = useVocabulary();
  const { start, isPending, failure } = useEnroll(courseId);
  const here = paths.lessonVideo(courseId, lessonId);
  return (
    <>
      <EmptyState
        title={t('lesson.closed')}
        text={t(uid ? 'course.enrollText' : 'course.visitorText')}
        action={
          uid ? (
            <Button pending={isPending} onClick={() => void start(uid)}>
              {t('course.enroll')}
            </Button>
          ) : (
            <Cluster justify="center">
              <ButtonLink to={paths.login(here)}>{t('course.signIn')}</ButtonLink>
              <ButtonLink to={paths.register(here)} variant="secondary">
                {t('course.register')}
              </ButtonLink>
            </Cluster>
          )
        }
      />
      {failure && (
        <Notice tone="danger" role="alert" title={t('course.enrollFailed')}>
          {words(`error.${failure}`)}
        </Notice>
      )}
    </>
  );
}
