import { removeContribution } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { Contribution, ContributionPlace } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, ConfirmDialog } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { startOf } from '../contribution-words.tsx';
import { useDiscussionT } from '../messages/messages.ts';

type OwnActionsProps = { written: Contribution; place: ContributionPlace; onEdit: () => void };

/** What somebody can do with what they wrote themselves. */
export function OwnActions({ written, place, onEdit }: OwnActionsProps) {
  const t = useT();
  const words = useDiscussionT();
  const [isAsked, setIsAsked] = useState(false);
  const { isPending, run } = useCommand();
  const start = startOf(written);
  const remove = async () => {
    const outcome = await run(() => removeContribution(place));
    setIsAsked(false);
    if (outcome.status === 'done') toast(words('removed'));
    if (outcome.status === 'failed')
      toast(outcome.code === 'conflict' ? words('removeConflict') : t(`error.${outcome.code}`), { tone: 'danger' });
  };
  return (
    <>
      <Button variant="quiet" size="small" aria-label={words('changeOf', { start })} onClick={onEdit}>
        {words('change')}
      </Button>
      <Button variant="quiet" size="small" aria-label={words('removeOf', { start })} onClick={() => setIsAsked(true)}>
        {words('remove')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words('removeTitle')}
        confirmLabel={words('remove')}
        cancelLabel={t('cancel')}
        pending={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsked(false)}
      >
        <p>{words('removeText')}</p>
      </ConfirmDialog>
    </>
  );
}
