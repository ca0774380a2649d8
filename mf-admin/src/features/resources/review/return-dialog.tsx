import { useCommand } from '@cursiv/shared-data/commands';
import {
  AppError,
  type AppErrorCode,
  RESOURCE_LIMITS,
  type Resource,
  type ResourceReturn,
} from '@cursiv/shared-domain';
import { type Note, NoteDialog } from '../../../shared/note-dialog.tsx';
import { useRefusal } from '../../../shared/use-refusal.ts';
import { useResourcesT } from '../messages/messages.ts';

type ReturnDialogProps = {
  resource: Pick<Resource, 'id' | 'locales'>;
  title: string;
  /** Resolves to the reason it failed, or to nothing. */
  onReturn: (returned: ResourceReturn) => Promise<AppErrorCode | undefined>;
  onClose: () => void;
};

/** Asks why a resource is returned; its author reads the answer. */
export function ReturnDialog({ resource, title, onReturn, onClose }: ReturnDialogProps) {
  const t = useResourcesT();
  const refusal = useRefusal(t('changedMeanwhile'));
  const { isPending, failure, run } = useCommand();
  const giveBack = async (returned: Note) => {
    const { status } = await run(async () => {
      const refused = await onReturn(returned);
      if (refused) throw new AppError(refused);
    });
    return status === 'done';
  };
  return (
    <NoteDialog
      place={`returning.${resource.id}`}
      title={t('review.returnTitle', { title })}
      confirmLabel={t('review.return')}
      tone="primary"
      pending={isPending}
      templates="returned"
      writtenIn={resource.locales}
      field={{
        label: t('review.note'),
        hint: t('review.noteHint'),
        missing: t('review.noteMissing'),
        maxLength: RESOURCE_LIMITS.returnNote,
      }}
      failure={failure && refusal(failure)}
      onSend={giveBack}
      onClose={onClose}
    />
  );
}
