import { useOptionalUser } from '@cursiv/shared-auth';
import { useCommand } from '@cursiv/shared-data/commands';
import { keptEdits, useKept } from '@cursiv/shared-data/edits';
import {
  hasVisible,
  type Locale,
  REPORT_REASONS,
  REVIEW_LIMITS,
  type ReportReason,
  type ReviewHiding,
} from '@cursiv/shared-domain';
import { ReasonDialog, SelectField } from '@cursiv/shared-ui';
import * as z from 'zod/mini';
import { useT } from '../../../messages/messages.ts';
import { TemplateChoice } from '../../../shared/templates/template-choice.tsx';
import { useReasonLocale } from '../../../shared/templates/use-reason-locale.ts';
import { useRefusal } from '../../../shared/use-refusal.ts';
import { useReviewsT } from '../messages/messages.ts';

const edited = z.object({ reason: z.enum(REPORT_REASONS), note: z.string() });

type HideDialogProps = {
  /** What is hidden: how the question about it reads, the reason that people gave most, and the language that it is written in. */
  of: { id: string; title: string; text: string; likely: ReportReason | undefined; writtenIn: readonly Locale[] };
  /** Rejects with AppError. */
  onHide: (hiding: Pick<ReviewHiding, 'reason' | 'note' | 'locale'>) => Promise<void>;
  onClose: () => void;
};

/** Asks why something is hidden; its author reads the answer. */
export function HideDialog({ of: { id, title, text, likely, writtenIn }, onHide, onClose }: HideDialogProps) {
  const t = useT();
  const reviewsT = useReviewsT();
  const [locale, setLocale] = useReasonLocale(writtenIn);
  const refusal = useRefusal(reviewsT('changedMeanwhile'));
  const edits = keptEdits(useOptionalUser()?.id, `hiding.${id}`, edited);
  const [{ reason, note }, edit] = useKept(edits, { reason: likely ?? 'other', note: '' });
  const { isPending, failure, run } = useCommand();
  const hide = () =>
    run(async () => {
      await onHide({ reason, note: note.trim(), locale });
      edits.clear();
      onClose();
    });
  return (
    <ReasonDialog
      title={title}
      confirmLabel={reviewsT('hide')}
      cancelLabel={t('cancel')}
      pending={isPending}
      reason={{
        label: reviewsT('note'),
        hint: reviewsT('noteHint'),
        missing: reviewsT('noteMissing'),
        maxLength: REVIEW_LIMITS.hidingNote,
        isRequired: reason === 'other',
      }}
      value={note}
      isBlank={!hasVisible(note)}
      onChange={(next) => edit({ reason, note: next })}
      failure={failure && refusal(failure)}
      onConfirm={() => void hide()}
      onCancel={onClose}
    >
      <p>{text}</p>
      <SelectField
        label={reviewsT('why')}
        value={reason}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`reviews.reason.${value}`) }))}
        onChange={({ currentTarget }) =>
          edit({ reason: REPORT_REASONS.find((known) => known === currentTarget.value) ?? 'other', note })
        }
      />
      <TemplateChoice
        kind="hidden"
        locale={locale}
        onLocale={setLocale}
        note={note}
        onNote={(next) => edit({ reason, note: next })}
      />
    </ReasonDialog>
  );
}
