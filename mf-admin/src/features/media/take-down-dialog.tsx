import { useCommand } from '@cursiv/shared-data/commands';
import { type ModeratedFile, TAKING_DOWN_LIMITS } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { NoteDialog } from '../../shared/note-dialog.tsx';
import type { RuleOnOne } from './bulk/media-moves.ts';
import { useMediaT } from './messages/messages.ts';
import { useFileRefusal } from './use-file-refusal.ts';

type TakeDownDialogProps = { file: ModeratedFile; rule: RuleOnOne; onClose: () => void };

/** Asks why a file is taken down; its author reads the answer. */
export function TakeDownDialog({ file: { id, name }, rule, onClose }: TakeDownDialogProps) {
  const mediaT = useMediaT();
  const refusal = useFileRefusal();
  const { isPending, failure, run } = useCommand();
  return (
    <NoteDialog
      place={`takingDown.${id}`}
      title={mediaT('askedWhy', { name })}
      confirmLabel={mediaT('takeDown')}
      tone="danger"
      pending={isPending}
      templates="takenDown"
      field={{
        label: mediaT('reason'),
        hint: mediaT('reasonHint'),
        missing: mediaT('reasonMissing'),
        maxLength: TAKING_DOWN_LIMITS.note,
      }}
      failure={failure && refusal(failure)}
      onSend={async (said) => {
        const { status } = await run(() => rule(id, { to: 'takenDown', ...said }));
        if (status === 'done') toast(mediaT('took', { name }), { tone: 'success' });
        return status === 'done';
      }}
      onClose={onClose}
    />
  );
}
