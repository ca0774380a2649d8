import { useCommand } from '@cursiv/shared-data/commands';
import { COURSE_LIMITS, type CourseDraft, type DraftReturn } from '@cursiv/shared-domain';
import { useT } from '../../../messages/messages.ts';
import { type Note, NoteDialog } from '../../../shared/note-dialog.tsx';
import { useCoursesT } from '../messages/messages.ts';

type ReturnDialogProps = {
  draft: Pick<CourseDraft, 'id' | 'baseLocale'>;
  title: string;
  /** Rejects with AppError. */
  onReturn: (returned: Omit<DraftReturn, 'rev'>) => Promise<void>;
  /** The draft is no longer what was read. */
  onConflict: () => void;
  onClose: () => void;
};

/** Asks what should be changed in a course; its author reads the answer. */
export function ReturnDialog({ draft, title, onReturn, onConflict, onClose }: ReturnDialogProps) {
  const t = useT();
  const coursesT = useCoursesT();
  const { isPending, failure, run } = useCommand();
  const giveBack = async (returned: Note) => {
    const outcome = await run(() => onReturn(returned));
    if (outcome.status === 'failed' && outcome.code === 'conflict') onConflict();
    return outcome.status === 'done';
  };
  return (
    <NoteDialog
      place={`returning.course.${draft.id}`}
      title={coursesT('returnTitle', { title })}
      confirmLabel={coursesT('return')}
      tone="primary"
      pending={isPending}
      templates="returned"
      writtenIn={[draft.baseLocale]}
      field={{
        label: coursesT('note'),
        hint: coursesT('noteHint'),
        missing: coursesT('noteMissing'),
        maxLength: COURSE_LIMITS.reasonNote,
      }}
      failure={failure && t(`error.${failure}`)}
      onSend={giveBack}
      onClose={onClose}
    />
  );
}
