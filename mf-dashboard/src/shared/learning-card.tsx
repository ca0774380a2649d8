import { formatDate, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Badge, ButtonLink, Card, CardTitle, Cluster, Cover, hueFor, ProgressBar, Tag } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';
import { lessonToContinue } from './lesson-to-continue.ts';
import { LocalText } from './local-text.tsx';
import type { Learning } from './use-learning.ts';
import { useTextOf } from './use-text-of.ts';

/** A course that the reader takes: their progress, and a link to continue. */
export function LearningCard({ enrollment, course }: Learning) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const title = useTextOf()(course.title, course.baseLocale);
  const hue = hueFor(course.categoryId);
  const { completed, total } = enrollment.progress;
  const lessonId = lessonToContinue(course, enrollment);
  const isDone = enrollment.status === 'completed';
  const action = t(isDone ? 'learning.again' : completed === 0 ? 'learning.start' : 'learning.continue');
  return (
    <Card
      media={<Cover title={title} seed={course.id} hue={hue} />}
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
        <Tag hue={hue}>{words(`category.${course.categoryId}`)}</Tag>
        {isDone && <Badge tone="success">{words('enrollmentStatus.completed')}</Badge>}
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
