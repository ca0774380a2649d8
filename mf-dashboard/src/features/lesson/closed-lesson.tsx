import { formatDuration, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Button, ButtonLink, Cluster, EmptyState, Notice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import type { ReadableLesson } from '../../shared/courses/readable-course.ts';
import { useStandingT } from '../../shared/courses/standing/messages/messages.ts';
import type { Standing } from '../../shared/courses/standing/standing-of.ts';
import { useEnroll } from '../../shared/courses/use-enroll.ts';

type ClosedLessonProps = {
  courseId: string;
  lesson: ReadableLesson;
  uid: string | undefined;
  /** What became of the course for the reader, if anything. */
  standing: Standing | undefined;
};

/** Replaces a lesson that is closed to the reader: what a learner finds in it, and the way to enrol. */
export function ClosedLesson({ courseId, lesson, uid, standing }: ClosedLessonProps) {
  const t = useT();
  const says = useStandingT();
  const locale = useLocale();
  const { start, isPending, failure } = useEnroll(courseId);
  const here = paths.lessonVideo(courseId, lesson.id);
  if (standing && standing !== 'left')
    return (
      <EmptyState
        title={says(`title.${standing}`)}
        text={says(`text.${standing}`)}
        action={<ButtonLink to={paths.dashboardCourse(courseId)}>{t('lesson.toCourse')}</ButtonLink>}
      />
    );
  return (
    <>
      <EmptyState
        title={t('lesson.closed')}
        text={[
          t(`lesson.inside.${lesson.type}`, { length: formatDuration(lesson.durationSec, locale) }),
          standing ? says('text.left') : t(uid ? 'course.enrollText' : 'course.visitorText'),
        ].join(' ')}
        action={
          uid ? (
            <Button pending={isPending} onClick={() => void start(uid)}>
              {t(standing ? 'course.resume' : 'course.enroll')}
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
          {t(`error.${failure}`)}
        </Notice>
      )}
    </>
  );
}
