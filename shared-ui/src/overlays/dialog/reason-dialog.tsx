import { type ReactNode, useId, useState } from 'react';
import { TextArea } from '../../forms/text-area.tsx';
import { Stack } from '../../layout/stack.tsx';
import { Notice } from '../../states/notice.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

export type ReasonDialogProps = Omit<ConfirmDialogProps, 'open'> & {
  /** The field for the reason; `missing` is said when a required one is blank. */
  reason: { label: string; hint?: string; missing: string; maxLength: number; isRequired: boolean };
  value: string;
  isBlank: boolean;
  onChange: (value: string) => void;
  /** Why the last attempt failed. */
  failure?: ReactNode;
};

/** Asks for confirmation of an action against another person, and for the reason, which they will read. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { reason, value, isBlank, onChange, failure, onConfirm, children, ...dialog } = props;
  const { label, hint, missing, maxLength, isRequired } = reason;
  const fieldId = useId();
  const [isMissing, setIsMissing] = useState(false);
  const confirm = () => {
    const lacksReason = isRequired && isBlank;
    setIsMissing(lacksReason);
    if (lacksReason) document.getElementById(fieldId)?.focus();
    else onConfirm();
  };
  return (
    <ConfirmDialog open {...dialog} onConfirm={confirm}>
      <Stack>
        {children}
        <TextArea
          id={fieldId}
          label={label}
          hint={hint}
          required={isRequired}
          maxLength={maxLength}
          value={value}
          error={isMissing && missing}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
