import { EXPERT_LIMITS, LOCALES } from '@cursiv/shared-domain';
import { BulkDialog } from '../../../shared/bulk/bulk-dialog.tsx';
import { useBulkT } from '../../../shared/bulk/messages/messages.ts';
import { useBulkReason } from '../../../shared/bulk/use-bulk-reason.tsx';
import { useRefusal } from '../../../shared/use-refusal.ts';
import { useExpertsT } from '../messages/messages.ts';
import type { SeenRuling } from '../undo-ruling.ts';
import { type AskedExperts, actOf } from './expert-moves.ts';
import { useMovesT } from './messages/messages.ts';

type ExpertsDialogProps = AskedExperts & {
  /** Rules on one. Rejects with AppError. */
  rule: (ruling: SeenRuling) => Promise<void>;
  /** Called with whether anything was tried. */
  onClose: (hasActed: boolean) => void;
};

/** Says what will become of each of the chosen experts, asks why they are suspended, does it, and reports line by line. */
export function ExpertsDialog({ to, lines, rule, onClose }: ExpertsDialogProps) {
  const t = useExpertsT();
  const bulkT = useBulkT();
  const movesT = useMovesT();
  const refusal = useRefusal(t('changedMeanwhile'));
  const reason = useBulkReason({
    place: 'bulk.experts',
    templates: 'suspended',
    writtenIn: LOCALES.filter((locale) => lines.some(({ item }) => item.bio[locale])),
    field: {
      label: t('note'),
      hint: t('noteHint'),
      missing: t('noteMissing'),
      maxLength: EXPERT_LIMITS.ruling,
      isRequired: true,
    },
  });
  return (
    <BulkDialog
      title={movesT(`title.${to}`)}
      lines={lines}
      words={{
        nameOf: ({ displayName }) => displayName,
        fateOf: ({ item: { status }, hindrance }) => {
          const from = t(`status.${status}`);
          return hindrance ? bulkT(`hindrance.${hindrance}`, { from }) : bulkT('will', { from, to: t(`status.${to}`) });
        },
        refusal,
      }}
      reason={to === 'suspended' ? reason : undefined}
      {...actOf(to, reason.said, rule)}
      onClose={onClose}
    />
  );
}
