import { useCategories } from '@cursiv/shared-data';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Badge, ButtonLink, Card, CardTitle, Cluster, hueFor, ProgressBar, Tag } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { LocalText } from '../local-text.tsx';
import { CourseCover } from '../media/course-cover.tsx';
import { useTextOf } from '../use-text-of.ts';
import { lessonToContinue } from './lesson-to-continue.ts';
import { useStandingT } from './standing/messages/messages.ts';
import type { Learning } from './use-learning.ts';

/** A course that the reader takes: their progress, and a link to continue. */
export function LearningCard({ enrollment, course }: Learning) {
  const t = useT();
  const says = useStandingT();
  const locale = useLocale();
  const { nameOf } = useCategories(locale);
  const title = useTextOf()(course.title, course.baseLocale);
  const hue = hueFor(course.categoryId);
  const { completed, total } = enrollment.progress;
  const lessonId = lessonToContinue(course, enrollment);
  const isDone = enrollment.status === 'completed';
  const action = t(isDone ? 'learning.again' : completed === 0 ? 'learning.start' : 'learning.continue');
  return (
    <Card
      media={<CourseCover course={course} />}
      footer={
        <Cluster justify="between">
          {lessonId && (
            <ButtonLink
              to={paths.lessonVideo(course.id, lessonId)}
              variant={isDone ? 'secondary' : 'primary'}
              size="small"
              aria-label={`${action}: ${title}`}
            >
              {action}
            </ButtonLink>
          )}
          <span>
            {t('learning.lastUsed', { date: formatDate(enrollment.updatedAt, locale, { dateStyle: 'medium' }) })}
          </span>
        </Cluster>
      }
    >
      <Cluster justify="between">
        <Tag hue={hue}>{nameOf(course.categoryId)}</Tag>
        {course.status === 'archived' && <Badge>{says('short.archived')}</Badge>}
        {isDone && <Badge tone="success">{t('enrollmentStatus.completed')}</Badge>}
      </Cluster>
      <CardTitle to={paths.dashboardCourse(course.id)}>
        <LocalText value={course.title} base={course.baseLocale} marked />
      </CardTitle>
      <ProgressBar
        value={total === 0 ? 0 : completed / total}
        label={t('learning.progress')}
        valueText={t('learning.done', { count: total, completed })}
      />
    </Card>
  );
}
