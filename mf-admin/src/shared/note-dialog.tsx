import { useOptionalUser } from '@cursiv/shared-auth';
import { keptEdits, useKept } from '@cursiv/shared-data/edits';
import { hasVisible, type Locale } from '@cursiv/shared-domain';
import { ReasonDialog, type ReasonDialogProps } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useT } from '../messages/messages.ts';
import { TemplateChoice, type TemplateKind } from './templates/template-choice.tsx';
import { useReasonLocale } from './templates/use-reason-locale.ts';

/** What an administrator writes to the person whom a decision concerns. */
export interface Note {
  note: string;
  locale: Locale;
}

type NoteDialogProps = Pick<ReasonDialogProps, 'title' | 'confirmLabel' | 'tone' | 'pending' | 'failure'> & {
  /** Where a note waits until it is sent; unique on the site. */
  place: string;
  field: Omit<ReasonDialogProps['reason'], 'isRequired'>;
  /** Which usual reasons or replies are offered, if any. */
  templates?: TemplateKind;
  /** The languages in which its reader writes, where that is known. */
  writtenIn?: readonly Locale[];
  /** What the decision will do. */
  children?: ReactNode;
  /** Resolves to whether the decision is made. */
  onSend: (note: Note) => Promise<boolean>;
  onClose: () => void;
};

/** Asks why something is decided against a person, who reads the answer. What is typed is kept until it is sent. */
export function NoteDialog({
  place,
  field,
  templates,
  writtenIn,
  children,
  onSend,
  onClose,
  ...dialog
}: NoteDialogProps) {
  const t = useT();
  const [locale, setLocale] = useReasonLocale(writtenIn);
  const edits = keptEdits(useOptionalUser()?.id, place, z.string());
  const [note, edit] = useKept(edits, '');
  const send = async () => {
    if (!(await onSend({ note: note.trim(), locale }))) return;
    edits.clear();
    onClose();
  };
  return (
    <ReasonDialog
      {...dialog}
      cancelLabel={t('cancel')}
      reason={{ ...field, isRequired: true }}
      value={note}
      isBlank={!hasVisible(note)}
      onChange={edit}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      {children}
      {templates && <TemplateChoice kind={templates} locale={locale} onLocale={setLocale} note={note} onNote={edit} />}
    </ReasonDialog>
  );
}
