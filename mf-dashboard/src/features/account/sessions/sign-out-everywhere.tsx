import { signOutEverywhere } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { endUploads } from '@cursiv/shared-platform/shell';
import { Button, ConfirmDialog, FormError, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useSessionsT } from './texts/texts.ts';

/** Ends every session, this one too; the notice that a session has ended then stands on every open page. */
export function SignOutEverywhere() {
  const t = useT();
  const sessionsT = useSessionsT();
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, failure, run } = useCommand();
  const leave = async () => {
    if (!(await endUploads())) return;
    const { status } = await run(signOutEverywhere);
    if (status === 'failed') setIsAsking(false);
  };
  return (
    <Stack>
      {failure && <FormError title={t(`error.${failure}`)} />}
      <div>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {sessionsT('everywhere')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={sessionsT('title')}
        confirmLabel={sessionsT('everywhere')}
        cancelLabel={sessionsT('cancel')}
        pending={isPending}
        onConfirm={() => void leave()}
        onCancel={() => setIsAsking(false)}
      >
        {sessionsT('text')}
      </ConfirmDialog>
    </Stack>
  );
}
