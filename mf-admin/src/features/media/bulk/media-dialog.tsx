import { TAKING_DOWN_LIMITS } from '@cursiv/shared-domain';
import { BulkDialog } from '../../../shared/bulk/bulk-dialog.tsx';
import { useBulkT } from '../../../shared/bulk/messages/messages.ts';
import { useBulkReason } from '../../../shared/bulk/use-bulk-reason.tsx';
import { useMediaT } from '../messages/messages.ts';
import { useFileRefusal } from '../use-file-refusal.ts';
import { type AskedMedia, actOf, type RuleOnOne } from './media-moves.ts';

type MediaDialogProps = AskedMedia & {
  rule: RuleOnOne;
  /** Called with whether anything was tried. */
  onClose: (hasActed: boolean) => void;
};

/** Says what will become of each of the chosen files, asks why they are taken down, does it, and reports line by line. */
export function MediaDialog({ to, lines, rule, onClose }: MediaDialogProps) {
  const mediaT = useMediaT();
  const bulkT = useBulkT();
  const refusal = useFileRefusal();
  const reason = useBulkReason({
    place: 'bulk.media',
    templates: 'takenDown',
    field: {
      label: mediaT('reason'),
      hint: mediaT('reasonHint'),
      missing: mediaT('reasonMissing'),
      maxLength: TAKING_DOWN_LIMITS.note,
      isRequired: true,
    },
  });
  return (
    <BulkDialog
      title={mediaT(`ask.${to}`)}
      lines={lines}
      words={{
        nameOf: ({ name }) => name,
        fateOf: ({ item: { status }, hindrance }) => {
          const from = mediaT(`status.${status}`);
          return hindrance
            ? bulkT(`hindrance.${hindrance}`, { from })
            : bulkT('will', { from, to: mediaT(`status.${to}`) });
        },
        refusal,
      }}
      reason={to === 'takenDown' ? reason : undefined}
      {...actOf(to, reason.said, rule)}
      onClose={onClose}
    />
  );
}
