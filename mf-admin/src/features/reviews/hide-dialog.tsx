import { useOptionalUser } from '@cursiv/shared-auth';
import type { ReportedReview } from '@cursiv/shared-data';
import { keptEdits, useKept } from '@cursiv/shared-data/edits';
import { REPORT_REASONS, REVIEW_LIMITS, type ReviewHiding } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { SelectField } from '@cursiv/shared-ui';
import * as z from 'zod/mini';
import { useT } from '../../messages/messages.ts';
import { ExplainDialog } from '../../shared/explain-dialog.tsx';
import { reasonCounts } from './reason-counts.ts';
import { useRefusal } from './use-refusal.ts';

const edited = z.object({ reason: z.enum(REPORT_REASONS), note: z.string() });

type HideDialogProps = {
  reported: ReportedReview;
  /** Rejects with AppError. */
  onHide: (hiding: Pick<ReviewHiding, 'reason' | 'note' | 'locale'>) => Promise<void>;
  onClose: () => void;
};

/** Asks why a review is hidden; its author reads the answer. */
export function HideDialog({ reported: { reviewId, review, reports }, onHide, onClose }: HideDialogProps) {
  const t = useT();
  const locale = useLocale();
  const refusal = useRefusal();
  const edits = keptEdits(useOptionalUser()?.id, `hiding.${reviewId}`, edited);
  const [{ reason, note }, edit] = useKept(edits, { reason: reasonCounts(reports)[0]?.reason ?? 'other', note: '' });
  return (
    <ExplainDialog
      title={t('reviews.hideTitle', { name: review?.authorName ?? '' })}
      confirm={{ label: t('reviews.hide'), variant: 'danger' }}
      note={{
        label: t('reviews.note'),
        hint: t('reviews.noteHint'),
        missing: t('reviews.noteMissing'),
        maxLength: REVIEW_LIMITS.hidingNote,
      }}
      value={note}
      isNeeded={reason === 'other'}
      onChange={(next) => edit({ reason, note: next })}
      onConfirm={async (written) => {
        await onHide({ reason, note: written, locale });
        edits.clear();
      }}
      refusal={refusal}
      onClose={onClose}
    >
      <p>{t('reviews.hideText')}</p>
      <SelectField
        label={t('reviews.why')}
        value={reason}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`reviews.reason.${value}`) }))}
        onChange={({ currentTarget }) =>
          edit({ reason: REPORT_REASONS.find((known) => known === currentTarget.value) ?? 'other', note })
        }
      />
    </ExplainDialog>
  );
}
