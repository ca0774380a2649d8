import { useOptionalUser } from '@cursiv/shared-auth';
import type { ReportedReview } from '@cursiv/shared-data';
import { keptEdits, useKept } from '@cursiv/shared-data/edits';
import { type AppErrorCode, errorCode, REPORT_REASONS, REVIEW_LIMITS, type ReviewHiding } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Button, Dialog, Notice, SelectField, Stack, TextArea } from '@cursiv/shared-ui';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { useT } from '../../messages/messages.ts';
import { reasonCounts } from './reason-counts.ts';
import { useRefusal } from './use-refusal.ts';

const edited = z.object({ reason: z.enum(REPORT_REASONS), note: z.string() });

type HideDialogProps = {
  reported: ReportedReview;
  /** Rejects with AppError. */
  onHide: (hiding: Pick<ReviewHiding, 'reason' | 'note' | 'locale'>) => Promise<void>;
  onClose: () => void;
};

/** Asks why a review is taken out of sight; its author reads the answer. */
export function HideDialog({ reported: { reviewId, review, reports }, onHide, onClose }: HideDialogProps) {
  const t = useT();
  const locale = useLocale();
  const refusal = useRefusal();
  const noteId = useId();
  const edits = keptEdits(useOptionalUser()?.id, `hiding.${reviewId}`, edited);
  const [{ reason, note }, edit] = useKept(edits, { reason: reasonCounts(reports)[0]?.reason ?? 'other', note: '' });
  const [isMissing, setIsMissing] = useState(false);
  const [state, setState] = useState<'idle' | 'pending' | AppErrorCode>('idle');
  const isNoteNeeded = reason === 'other';
  const hide = async () => {
    const missing = isNoteNeeded && note.trim() === '';
    setIsMissing(missing);
    if (missing) return document.getElementById(noteId)?.focus();
    setState('pending');
    try {
      await onHide({ reason, note: note.trim(), locale });
      edits.clear();
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
      title={t('reviews.hideTitle', { name: review?.authorName ?? '' })}
      closeLabel={t('reviews.cancel')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('reviews.cancel')}
          </Button>
          <Button variant="danger" pending={state === 'pending'} onClick={() => void hide()}>
            {t('reviews.hide')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('reviews.hideText')}</p>
        <SelectField
          label={t('reviews.why')}
          value={reason}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`reviews.reason.${value}`) }))}
          onChange={({ currentTarget }) =>
            edit({ reason: REPORT_REASONS.find((known) => known === currentTarget.value) ?? 'other', note })
          }
        />
        <TextArea
          id={noteId}
          label={t('reviews.note')}
          hint={t('reviews.noteHint')}
          required={isNoteNeeded}
          maxLength={REVIEW_LIMITS.hidingNote}
          rows={3}
          value={note}
          error={isMissing && t('reviews.noteMissing')}
          onChange={({ currentTarget }) => edit({ reason, note: currentTarget.value })}
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
