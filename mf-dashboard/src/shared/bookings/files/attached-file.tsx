import { deleteFile, downloadFile } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { Attachment } from '@cursiv/shared-domain';
import { formatBytes, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, ConfirmDialog, FormError, saveBlob } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useBookingsT } from '../messages/messages.ts';
import * as styles from './files.module.css';
import { useFilesT } from './files-words.ts';

type AttachedFileProps = { file: Attachment; isOwn: boolean; name: string; onRemoved: () => void };

/** A file of a booking: saved by the browser, and removed by whoever sent it. */
export function AttachedFile({ file, isOwn, name, onRemoved }: AttachedFileProps) {
  const t = useT();
  const bookingsT = useBookingsT();
  const filesT = useFilesT();
  const locale = useLocale();
  const [isAsked, setIsAsked] = useState(false);
  const { isPending, failure, run } = useCommand();
  const save = () => run(async () => saveBlob(await downloadFile(file.path), file.name));
  const remove = async () => {
    const outcome = await run(() => deleteFile(file.path));
    setIsAsked(false);
    if (outcome.status !== 'done') return;
    toast(filesT('removed'), { tone: 'success' });
    onRemoved();
  };
  return (
    <li className={styles.file}>
      <div className={styles.about}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.quiet}>
          {formatBytes(file.bytes, locale)} · {isOwn ? filesT('own') : filesT('theirs', { name })}
        </p>
      </div>
      <Cluster>
        <Button
          variant="secondary"
          size="small"
          pending={isPending && !isAsked}
          aria-label={`${filesT('download')}: ${file.name}`}
          onClick={() => void save()}
        >
          {filesT('download')}
        </Button>
        {isOwn && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`${filesT('remove')}: ${file.name}`}
            onClick={() => setIsAsked(true)}
          >
            {filesT('remove')}
          </Button>
        )}
      </Cluster>
      {failure && <FormError title={t(`error.${failure}`)} />}
      {isAsked && (
        <ConfirmDialog
          open
          title={filesT('removeTitle', { file: file.name })}
          confirmLabel={filesT('remove')}
          cancelLabel={bookingsT('back')}
          pending={isPending}
          onConfirm={() => void remove()}
          onCancel={() => setIsAsked(false)}
        >
          <p>{filesT('removeText', { name })}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
