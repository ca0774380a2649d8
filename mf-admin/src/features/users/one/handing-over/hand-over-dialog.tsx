import type { ContentToHandOver, UserAccount } from '@cursiv/shared-data';
import { type AppErrorCode, HAND_OVER_REFUSALS, MAX_ON_BEHALF_REASON } from '@cursiv/shared-domain';
import { useT } from '../../../../messages/messages.ts';
import { BulkDialog } from '../../../../shared/bulk/bulk-dialog.tsx';
import { useBulkReason } from '../../../../shared/bulk/use-bulk-reason.tsx';
import { useHandingOverT } from './messages/messages.ts';

/** A course or resource that may go to another author. */
export interface HandedContent extends Pick<ContentToHandOver, 'kind' | 'id'> {
  title: string;
}

const KINDS = ['course', 'resource'] as const;

type HandOverDialogProps = {
  giver: UserAccount;
  taker: UserAccount;
  content: readonly HandedContent[];
  /** Gives one of them. Rejects with AppError. */
  give: (wanted: ContentToHandOver) => Promise<void>;
  onClose: () => void;
};

/** Says what of somebody's goes to whom, asks why, gives one after the other, and reports line by line. */
export function HandOverDialog({ giver, taker, content, give, onClose }: HandOverDialogProps) {
  const t = useT();
  const handingOverT = useHandingOverT();
  const reason = useBulkReason({
    place: `handingOver.${giver.id}`,
    field: {
      label: handingOverT('reason'),
      hint: handingOverT('reasonHint'),
      missing: handingOverT('reasonMissing'),
      maxLength: MAX_ON_BEHALF_REASON,
      isRequired: true,
    },
  });
  const refusal = (code: AppErrorCode, why?: string) => {
    const known = HAND_OVER_REFUSALS.find((one) => one === why);
    return known ? handingOverT(`refusal.${known}`) : t(`error.${code}`);
  };
  const counts = KINDS.flatMap((kind) => {
    const count = content.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [handingOverT(`count.${kind}`, { count })];
  });
  return (
    <BulkDialog
      title={handingOverT('title', { name: giver.name || giver.email })}
      lines={content.map((item) => ({ item, hindrance: undefined }))}
      words={{
        nameOf: ({ title }) => title,
        fateOf: ({ item: { kind } }) => handingOverT(`kind.${kind}`),
        refusal,
      }}
      reason={reason}
      act={({ kind, id }) => give({ kind, id, from: giver.id, to: taker.id, reason: reason.said.note })}
      onClose={onClose}
    >
      <p>{handingOverT('taker', { name: taker.name || taker.email, email: taker.email })}</p>
      <p>{counts.join(' ')}</p>
      <p>{handingOverT('effect')}</p>
    </BulkDialog>
  );
}
