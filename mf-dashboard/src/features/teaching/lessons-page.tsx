import { useWatch, watchFigures } from '@cursiv/shared-data';
import { LESSON_FIGURES, lessonFigures } from '@cursiv/shared-domain';
import { EmptyState, PagePart, Stack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import type { ReadableCourse } from '../../shared/courses/readable-course.ts';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { DemandPart } from './lessons/demand-part.tsx';
import { LessonChart } from './lessons/lesson-chart.tsx';
import { lessonRows, mostStopped } from './lessons/lesson-rows.ts';
import { LessonTable } from './lessons/lesson-table.tsx';
import { useTeachingT } from './messages/messages.ts';
import { TeachingPage } from './teaching-page.tsx';

/** How learners go through the lessons of a course, and in which language. */
export default function LessonsPage() {
  return <TeachingPage page="lessons">{({ course }) => <Lessons course={course} />}</TeachingPage>;
}

function Lessons({ course }: { course: ReadableCourse }) {
  const teach = useTeachingT();
  const watched = useWatch(useMemo(() => watchFigures(course.id, LESSON_FIGURES), [course.id]));
  return (
    <LoadableView of={watched}>
      {(counts) => {
        const rows = lessonRows(course, lessonFigures(counts));
        const most = mostStopped(rows);
        if (rows.every(({ opened }) => opened === 0)) {
          return <EmptyState title={teach('lessons.empty')} text={teach('lessons.emptyText')} />;
        }
        return (
          <>
            <PagePart title={teach('lessons.where')} intro={teach('lessons.whereText')}>
              <Stack gap={4}>
                <LessonChart rows={rows} most={most} />
                <LessonTable rows={rows} most={most} />
                <p>
                  {teach('lessons.timeHint')} {teach('lessons.byLanguage')}
                </p>
              </Stack>
            </PagePart>
            <DemandPart rows={rows} />
          </>
        );
      }}
    </LoadableView>
  );
}
