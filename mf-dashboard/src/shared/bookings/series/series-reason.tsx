import { useUser } from '@cursiv/shared-auth';
import { keptEdits, useKept } from '@cursiv/shared-data/edits';
import { BOOKING_LIMITS, type BookingSide, hasVisible } from '@cursiv/shared-domain';
import { ReasonDialog } from '@cursiv/shared-ui';
import * as z from 'zod/mini';
import { useBookingsT } from '../messages/messages.ts';
import { useSeriesT } from './series-words.ts';

type SeriesReasonProps = {
  seriesId: string;
  act: 'cancel' | 'decline';
  side: BookingSide;
  name: string;
  count: number;
  isPending: boolean;
  failure: string | undefined;
  onConfirm: (reason: string) => Promise<boolean>;
  onCancel: () => void;
};

/** Asks why all weeks of a series are called off; an expert who cancels what was agreed has to say it. */
export function SeriesReason(props: SeriesReasonProps) {
  const { seriesId, act, side, name, count, isPending, failure, onConfirm, onCancel } = props;
  const t = useBookingsT();
  const seriesT = useSeriesT();
  const edits = keptEdits(useUser().id, `series.${seriesId}.${act}`, z.string());
  const [reason, edit] = useKept(edits, '');
  const isRequired = act === 'cancel' && side === 'expert';
  const confirm = async () => {
    if (await onConfirm(reason)) edits.clear();
  };
  return (
    <ReasonDialog
      title={seriesT(`${act}Title`, { name })}
      confirmLabel={seriesT(act)}
      cancelLabel={t('back')}
      pending={isPending}
      reason={{
        label: t(isRequired ? 'reasonLabel' : 'reasonOptional'),
        missing: t('reasonMissing'),
        maxLength: BOOKING_LIMITS.reason,
        isRequired,
      }}
      value={reason}
      isBlank={!hasVisible(reason)}
      onChange={edit}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <p>{seriesT('weeksText', { count, name })}</p>
    </ReasonDialog>
  );
}
