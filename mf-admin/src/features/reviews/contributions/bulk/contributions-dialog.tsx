import type { ContributionRuling } from '@cursiv/shared-data';
import { REPORT_REASONS, REVIEW_LIMITS } from '@cursiv/shared-domain';
import { SelectField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { BulkDialog } from '../../../../shared/bulk/bulk-dialog.tsx';
import { useBulkT } from '../../../../shared/bulk/messages/messages.ts';
import { useBulkReason } from '../../../../shared/bulk/use-bulk-reason.tsx';
import { useRefusal } from '../../../../shared/use-refusal.ts';
import { useReviewsT } from '../../messages/messages.ts';
import { reasonCounts } from '../../reason-counts.ts';
import { useContributionsT } from '../messages/messages.ts';
import { type AskedContributions, actOf, nameOf } from './contribution-moves.ts';
import { useMovesT } from './messages/messages.ts';

type ContributionsDialogProps = AskedContributions & {
  /** Rules on one. Rejects with AppError. */
  rule: (ruling: ContributionRuling) => Promise<void>;
  /** Called with whether anything was tried. */
  onClose: (hasActed: boolean) => void;
};

/** Says what will become of each of the chosen questions and answers, asks why they are hidden, does it, and reports line by line. */
export function ContributionsDialog({ to, lines, rule, onClose }: ContributionsDialogProps) {
  const t = useT();
  const contributionsT = useContributionsT();
  const reviewsT = useReviewsT();
  const bulkT = useBulkT();
  const movesT = useMovesT();
  const refusal = useRefusal(contributionsT('changedMeanwhile'));
  const given = lines.flatMap(({ item }) => item.reasons.map((reason) => ({ reason })));
  const [why, setWhy] = useState(reasonCounts(given)[0]?.reason ?? 'other');
  const reason = useBulkReason({
    place: 'bulk.contributions',
    templates: 'hidden',
    writtenIn: [...new Set(lines.map(({ item }) => item.locale))],
    field: {
      label: reviewsT('note'),
      hint: reviewsT('noteHint'),
      missing: reviewsT('noteMissing'),
      maxLength: REVIEW_LIMITS.hidingNote,
      isRequired: why === 'other',
    },
  });
  return (
    <BulkDialog
      title={movesT(`title.${to}`)}
      lines={lines}
      words={{
        nameOf,
        fateOf: ({ item: { reports }, hindrance }) => {
          const from = t(`reviews.state.${reports}`);
          return hindrance
            ? bulkT(`hindrance.${hindrance}`, { from })
            : bulkT('will', { from, to: t(`reviews.state.${to}`) });
        },
        refusal,
      }}
      reason={to === 'actioned' ? reason : undefined}
      {...actOf(to, { reason: why, ...reason.said }, rule)}
      onClose={onClose}
    >
      {to === 'actioned' && (
        <SelectField
          label={reviewsT('why')}
          value={why}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`reviews.reason.${value}`) }))}
          onChange={({ currentTarget }) =>
            setWhy(REPORT_REASONS.find((known) => known === currentTarget.value) ?? 'other')
          }
        />
      )}
    </BulkDialog>
  );
}
