import { useCommand } from '@cursiv/shared-data/commands';
import { AppError, COURSE_LIMITS, type Course } from '@cursiv/shared-domain';
import { type Note, NoteDialog } from '../../../shared/note-dialog.tsx';
import { useRefusal } from '../../../shared/use-refusal.ts';
import { useCoursesT } from '../messages/messages.ts';
import { useCourseMoves } from '../use-course-moves.ts';

type SuspendDialogProps = { course: Course; title: string; onClose: () => void };

/** Asks why a course is suspended; its author reads the answer. */
export function SuspendDialog({ course, title, onClose }: SuspendDialogProps) {
  const t = useCoursesT();
  const refusal = useRefusal(t('movedMeanwhile'));
  const move = useCourseMoves();
  const { isPending, failure, run } = useCommand();
  const suspend = async (suspension: Note) => {
    const { status } = await run(async () => {
      const refused = await move(course, { status: 'suspended', suspension });
      if (refused) throw new AppError(refused);
    });
    return status === 'done';
  };
  return (
    <NoteDialog
      place={`suspending.course.${course.id}`}
      title={t('suspendTitle', { title })}
      confirmLabel={t('suspend')}
      pending={isPending}
      templates="suspended"
      writtenIn={[course.baseLocale]}
      field={{
        label: t('suspendNote'),
        hint: t('suspendHint'),
        missing: t('noteMissing'),
        maxLength: COURSE_LIMITS.reasonNote,
      }}
      failure={failure && refusal(failure)}
      onSend={suspend}
      onClose={onClose}
    />
  );
}
