import { type AppErrorCode, hasVisible, RESOURCE_LIMITS, type ResourceReturn } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Button, Dialog, Notice, Stack, TextArea } from '@cursiv/shared-ui';
import { useId, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useRefusal } from './use-refusal.ts';

type ReturnDialogProps = {
  title: string;
  /** Resolves with why it did not happen, or with nothing. */
  onReturn: (returned: ResourceReturn) => Promise<AppErrorCode | undefined>;
  onClose: () => void;
};

/** Asks why a resource goes back; its author reads the answer. */
export function ReturnDialog({ title, onReturn, onClose }: ReturnDialogProps) {
  const t = useT();
  const locale = useLocale();
  const refusal = useRefusal();
  const noteId = useId();
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [state, setState] = useState<'idle' | 'pending' | AppErrorCode>('idle');
  const giveBack = async () => {
    setIsMissing(!hasVisible(note));
    if (!hasVisible(note)) return document.getElementById(noteId)?.focus();
    setState('pending');
    const failure = await onReturn({ note: note.trim(), locale });
    if (failure) setState(failure);
    else onClose();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={t('resources.review.returnTitle', { title })}
      closeLabel={t('reviews.cancel')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('reviews.cancel')}
          </Button>
          <Button pending={state === 'pending'} onClick={() => void giveBack()}>
            {t('resources.review.return')}
          </Button>
        </>
      }
    >
      <Stack>
        <TextArea
          id={noteId}
          label={t('resources.review.note')}
          hint={t('resources.review.noteHint')}
          required
          maxLength={RESOURCE_LIMITS.returnNote}
          rows={4}
          value={note}
          error={isMissing && t('resources.review.noteMissing')}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {state !== 'idle' && state !== 'pending' && (
          <Notice tone="danger" role="alert">
            {refusal(state)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
