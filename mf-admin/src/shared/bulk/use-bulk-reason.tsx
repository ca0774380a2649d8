import { useOptionalUser } from '@cursiv/shared-auth';
import { keptEdits, useKept } from '@cursiv/shared-data/edits';
import { hasVisible, type Locale } from '@cursiv/shared-domain';
import { TextArea } from '@cursiv/shared-ui';
import { type ReactNode, useId, useState } from 'react';
import * as z from 'zod/mini';
import type { Note } from '../note-dialog.tsx';
import { TemplateChoice, type TemplateKind } from '../templates/template-choice.tsx';
import { useReasonLocale } from '../templates/use-reason-locale.ts';

type WantedReason = {
  /** Where it waits until it is sent; unique on the site. */
  place: string;
  /** Which usual reasons are offered, if any. */
  templates?: TemplateKind;
  /** The languages in which its readers write, where that is known. */
  writtenIn?: readonly Locale[];
  /** `missing` is said when a required one is blank. */
  field: { label: string; hint: string; missing: string; maxLength: number; isRequired: boolean };
};

/** The reason for what is done with several things; each person whom it concerns reads it. */
export interface BulkReason {
  said: Note;
  field: ReactNode;
  /** Whether it is said; where it is not, the field asks for it. */
  check: () => boolean;
  /** Forgets what was typed, once it is sent. */
  clear: () => void;
}

/** Asks once for the reason for all. What is typed is kept until it is sent. */
export function useBulkReason({ place, templates, writtenIn, field }: WantedReason): BulkReason {
  const { missing, isRequired, ...texts } = field;
  const fieldId = useId();
  const [locale, setLocale] = useReasonLocale(writtenIn);
  const edits = keptEdits(useOptionalUser()?.id, place, z.string());
  const [note, edit] = useKept(edits, '');
  const [isMissing, setIsMissing] = useState(false);
  return {
    said: { note: note.trim(), locale },
    field: (
      <>
        {templates && (
          <TemplateChoice kind={templates} locale={locale} onLocale={setLocale} note={note} onNote={edit} />
        )}
        <TextArea
          {...texts}
          id={fieldId}
          required={isRequired}
          value={note}
          error={isMissing && missing}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
        />
      </>
    ),
    check: () => {
      const isSaid = !isRequired || hasVisible(note);
      setIsMissing(!isSaid);
      if (!isSaid) document.getElementById(fieldId)?.focus();
      return isSaid;
    },
    clear: () => edits.clear(),
  };
}
