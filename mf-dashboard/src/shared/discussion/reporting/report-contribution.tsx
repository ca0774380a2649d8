import { reportContribution } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type Contribution, type ContributionPlace, REPORT_REASONS, type ReportReason } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, ConfirmDialog, SelectField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { startOf } from '../contribution-words.tsx';
import { useDiscussionT } from '../messages/messages.ts';

/** Reports what somebody else wrote to the administrators. */
export function ReportContribution({ written, place }: { written: Contribution; place: ContributionPlace }) {
  const t = useT();
  const words = useDiscussionT();
  const [isAsked, setIsAsked] = useState(false);
  const [reason, setReason] = useState<ReportReason>('spam');
  const { isPending, run } = useCommand();
  const send = async () => {
    const outcome = await run(() => reportContribution(place, reason));
    setIsAsked(false);
    if (outcome.status === 'done') toast(words('report.done'), { tone: 'success' });
    if (outcome.status === 'failed')
      toast(outcome.code === 'no-access' ? words('report.again') : t(`error.${outcome.code}`), { tone: 'danger' });
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={words('report.of', { start: startOf(written) })}
        onClick={() => setIsAsked(true)}
      >
        {words('report.open')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        tone="primary"
        title={words('report.title')}
        confirmLabel={words('report.send')}
        cancelLabel={t('cancel')}
        pending={isPending}
        onConfirm={() => void send()}
        onCancel={() => setIsAsked(false)}
      >
        <SelectField
          label={words('report.reason')}
          value={reason}
          options={REPORT_REASONS.map((value) => ({ value, label: words(`report.reasons.${value}`) }))}
          onChange={({ currentTarget }) =>
            setReason(REPORT_REASONS.find((known) => known === currentTarget.value) ?? 'other')
          }
        />
      </ConfirmDialog>
    </>
  );
}
