import type { ContentToHandOver, UserAccount } from '@cursiv/shared-data';
import { type AppErrorCode, HAND_OVER_REFUSALS, MAX_ON_BEHALF_REASON } from '@cursiv/shared-domain';
import { useT } from '../../../../messages/messages.ts';
import { BulkDialog } from '../../../../shared/bulk/bulk-dialog.tsx';
import { useBulkReason } from '../../../../shared/bulk/use-bulk-reason.tsx';

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
  const reason = useBulkReason({
    place: `handingOver.${giver.id}`,
    field: {
      label: t('handingOver.reason'),
      hint: t('handingOver.reasonHint'),
      missing: t('handingOver.reasonMissing'),
      maxLength: MAX_ON_BEHALF_REASON,
      isRequired: true,
    },
  });
  const refusal = (code: AppErrorCode, why?: string) => {
    const known = HAND_OVER_REFUSALS.find((one) => one === why);
    return t(known ? `handingOver.refusal.${known}` : `error.${code}`);
  };
  const counts = KINDS.flatMap((kind) => {
    const count = content.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [t(`handingOver.count.${kind}`, { count })];
  });
  return (
    <BulkDialog
      title={t('handingOver.title', { name: giver.name || giver.email })}
      lines={content.map((item) => ({ item, hindrance: undefined }))}
      words={{
        nameOf: ({ title }) => title,
        fateOf: ({ item: { kind } }) => t(`handingOver.kind.${kind}`),
        refusal,
      }}
      reason={reason}
      act={({ kind, id }) => give({ kind, id, from: giver.id, to: taker.id, reason: reason.said.note })}
      onClose={onClose}
    >
      <p>{t('handingOver.taker', { name: taker.name || taker.email, email: taker.email })}</p>
      <p>{counts.join(' ')}</p>
      <p>{t('handingOver.effect')}</p>
    </BulkDialog>
  );
}
