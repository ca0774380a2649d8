import { askDataExport, openDataExport, useWatch, watchDataExport } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { DataExport } from '@cursiv/shared-domain';
import { formatBytes, formatDate, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, FormError, Notice, Stack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { useCopyT } from './texts/texts.ts';
import { useFreshly } from './use-freshly.tsx';

type DataCopyProps = { uid: string; email: string; hasPassword: boolean };

/** Asks for a copy of one's data, and downloads it when it is ready. */
export function DataCopy({ uid, ...person }: DataCopyProps) {
  const asked = useWatch(useMemo(() => watchDataExport(uid), [uid]));
  return <LoadableView of={asked}>{(copy) => <CopyState copy={copy} {...person} />}</LoadableView>;
}

function CopyState({ copy, ...person }: { copy: DataExport | undefined } & Omit<DataCopyProps, 'uid'>) {
  const t = useT();
  const copyT = useCopyT();
  const { isPending, failure, run } = useCommand();
  const isWaiting = copy?.status === 'waiting';
  const refusal = { conflict: copyT('busy'), 'too-often': copyT('tooOften') } as Record<string, string>;
  return (
    <Stack>
      {isWaiting && (
        <Notice role="status" title={copyT('waitingTitle')}>
          {copyT('waiting')}
        </Notice>
      )}
      {copy?.status === 'ready' && <ReadyCopy copy={copy} {...person} />}
      {failure && <FormError title={refusal[failure] ?? t(`error.${failure}`)} />}
      {!isWaiting && (
        <div>
          <Button variant="secondary" pending={isPending} onClick={() => void run(askDataExport)}>
            {copyT(copy ? 'again' : 'ask')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function ReadyCopy({ copy: { bytes = 0, expiresAt }, ...person }: { copy: DataExport } & Omit<DataCopyProps, 'uid'>) {
  const t = useT();
  const copyT = useCopyT();
  const locale = useLocale();
  const { isPending, failure, start, dialog } = useFreshly(person, async () => {
    location.assign(await openDataExport());
    toast(copyT('opened'));
  });
  const date = expiresAt ? formatDate(expiresAt, locale) : '';
  return (
    <>
      <Notice
        tone="success"
        role="status"
        title={copyT('readyTitle')}
        action={
          <Button pending={isPending} onClick={start}>
            {copyT('open')}
          </Button>
        }
      >
        {copyT('ready', { size: formatBytes(bytes, locale), date })}
      </Notice>
      {failure && <FormError title={t(`error.${failure}`)} />}
      {dialog}
    </>
  );
}
