import { type AppErrorCode, errorCode, hasVisible } from '@cursiv/shared-domain';
import { Button, Dialog, Notice, Stack, TextArea } from '@cursiv/shared-ui';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '../messages/messages.ts';

type ExplainDialogProps = {
  title: string;
  confirm: { label: string; variant?: 'danger' };
  note: { label: string; hint: string; missing: string; maxLength: number };
  value: string;
  isNeeded: boolean;
  onChange: (note: string) => void;
  /** Carries the action out; rejects with AppError. */
  onConfirm: (note: string) => Promise<void>;
  /** Why it failed, in words. */
  refusal: (code: AppErrorCode) => string;
  onClose: () => void;
  /** Further questions, above the note. */
  children?: ReactNode;
};

/** Asks for the reason for an action against an author, who reads the answer. */
export function ExplainDialog(props: ExplainDialogProps) {
  const { title, confirm, note, value, isNeeded, onChange, onConfirm, refusal, onClose, children } = props;
  const t = useT();
  const noteId = useId();
  const [isMissing, setIsMissing] = useState(false);
  const [state, setState] = useState<'idle' | 'pending' | AppErrorCode>('idle');
  const act = async () => {
    const missing = isNeeded && !hasVisible(value);
    setIsMissing(missing);
    if (missing) return document.getElementById(noteId)?.focus();
    setState('pending');
    try {
      await onConfirm(value.trim());
      onClose();
    } catch (error) {
      setState(errorCode(error));
    }
  };
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={title}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            {...(confirm.variant && { variant: confirm.variant })}
            pending={state === 'pending'}
            onClick={() => void act()}
          >
            {confirm.label}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        <TextArea
          id={noteId}
          label={note.label}
          hint={note.hint}
          required={isNeeded}
          maxLength={note.maxLength}
          rows={4}
          value={value}
          error={isMissing && note.missing}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
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
