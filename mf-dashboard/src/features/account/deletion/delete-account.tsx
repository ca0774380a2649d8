import { deleteAccount, keepAccount, useWatch, watchDeletion } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { Deletion } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, FormError, Notice, Stack, useReaderZone } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { useFreshly } from '../copy/use-freshly.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { useDeletionT } from './texts/texts.ts';

type DeleteAccountProps = { uid: string; email: string; hasPassword: boolean };

/** Asks to have the account deleted, and takes that back. */
export function DeleteAccount({ uid, ...person }: DeleteAccountProps) {
  const wanted = useWatch(useMemo(() => watchDeletion(uid), [uid]));
  return (
    <LoadableView of={wanted}>
      {(deletion) => (deletion ? <KeepAccount deletion={deletion} /> : <AskDeletion {...person} />)}
    </LoadableView>
  );
}

function AskDeletion(person: Omit<DeleteAccountProps, 'uid'>) {
  const t = useT();
  const deletionT = useDeletionT();
  const [isOpen, setIsOpen] = useState(false);
  const { isPending, failure, start, dialog } = useFreshly(person, deleteAccount);
  const ask = () => {
    setIsOpen(false);
    start();
  };
  return (
    <Stack>
      {failure && <FormError title={failure === 'conflict' ? deletionT('lastAdmin') : t(`error.${failure}`)} />}
      <div>
        <Button variant="danger" pending={isPending} onClick={() => setIsOpen(true)}>
          {deletionT('ask')}
        </Button>
      </div>
      {isOpen && <DeletionDialog onConfirm={ask} onCancel={() => setIsOpen(false)} />}
      {dialog}
    </Stack>
  );
}

function KeepAccount({ deletion: { dueAt, isOnBehalf } }: { deletion: Deletion }) {
  const t = useT();
  const deletionT = useDeletionT();
  const locale = useLocale();
  const zone = useReaderZone();
  const { isPending, failure, run } = useCommand();
  const keep = async () => {
    const { status } = await run(keepAccount);
    if (status === 'done') toast(deletionT('kept'), { tone: 'success' });
  };
  return (
    <Stack>
      <Notice
        tone="warning"
        role="status"
        title={deletionT('waitingTitle', { date: formatDateTime(dueAt, locale, zone) })}
        action={
          <Button pending={isPending} onClick={() => void keep()}>
            {deletionT('keep')}
          </Button>
        }
      >
        {isOnBehalf && `${deletionT('onBehalf')} `}
        {deletionT('waiting')}
      </Notice>
      {failure && <FormError title={failure === 'not-found' ? deletionT('tooLate') : t(`error.${failure}`)} />}
    </Stack>
  );
}
