import { useCommand } from '@cursiv/shared-data/commands';
import { completionOf, countLesson, type Enrollment } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { toast } from '@cursiv/shared-platform/shell';
import { useGo } from '@cursiv/shared-router';
import { Badge, Button } from '@cursiv/shared-ui';
import { CircleCheck } from 'lucide-react';
import { useT } from '../../../messages/messages.ts';
import type { ReadableCourse, ReadableLesson } from '../../../shared/courses/readable-course.ts';
import type { LessonRecord } from '../record/lesson-record.ts';
import { useLessonWords } from '../room/lesson-words.ts';

type DoneButtonProps = {
  course: ReadableCourse;
  lesson: ReadableLesson;
  onwards: ReadableLesson | undefined;
  enrollment: Enrollment;
  record: LessonRecord;
  isDone: boolean;
};

/** Finishes a lesson and goes on, with one press. The last one of a course stays, where the end of the course is celebrated. */
export function DoneButton({ course, lesson, onwards, enrollment, record, isDone }: DoneButtonProps) {
  const t = useT();
  const words = useLessonWords();
  const go = useGo();
  const { isPending, run } = useCommand();
  if (completionOf(lesson) !== 'manual') return isDone ? <Badge tone="success">{t('lesson.done')}</Badge> : null;
  const mark = async () => {
    const outcome = await run(() => record.mark(isDone ? 'in_progress' : 'completed'));
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
    if (outcome.status !== 'done' || isDone) return;
    const after = countLesson(enrollment, lesson.id, 1);
    if (after.status !== enrollment.status || !onwards) return;
    const { completed, total } = after.progress;
    toast(words('doneToast', { completed, total }), { tone: 'success' });
    await go(paths.lessonVideo(course.id, onwards.id));
  };
  return (
    <Button
      variant={isDone ? 'quiet' : 'primary'}
      pending={isPending}
      aria-pressed={isDone}
      icon={<CircleCheck size={20} aria-hidden />}
      onClick={() => void mark()}
    >
      {isDone ? t('lesson.done') : words(onwards ? 'doneAndNext' : 'doneAndEnd')}
    </Button>
  );
}
