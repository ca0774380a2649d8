import { deleteFile, listUploads, openFile, useLoad } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { StoredFile } from '@cursiv/shared-domain';
import { formatBytes, formatDate, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, ConfirmDialog, EmptyState, Facts, ListRow, PagePart } from '@cursiv/shared-ui';
import { useCallback, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { useUploadsT } from './messages/messages.ts';
import * as styles from './stored.module.css';

/** The reader's files uploaded here before, with the ways to open and delete them. A change of `latest` reloads them. */
export function StoredFiles({ uid, latest }: { uid: string; latest: string | undefined }) {
  const t = useT();
  const uploadsT = useUploadsT();
  const [changes, setChanges] = useState(0);
  const [asked, setAsked] = useState<StoredFile>();
  const { isPending, run } = useCommand();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just stored or deleted changes the list.
  const files = useLoad(useCallback(() => listUploads(uid), [uid, latest, changes]));
  const attempt = async (act: () => Promise<void>) => {
    const outcome = await run(act);
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  const open = (file: StoredFile) =>
    attempt(async () => void window.open(await openFile(file.path), '_blank', 'noopener'));
  const remove = async (file: StoredFile) => {
    await attempt(async () => {
      await deleteFile(file.path);
      toast(uploadsT('deleted'));
    });
    setAsked(undefined);
    setChanges((count) => count + 1);
  };
  return (
    <PagePart title={uploadsT('yours')}>
      <LoadableView of={files}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState level={3} title={uploadsT('none')} text={uploadsT('noneText')} />
          ) : (
            <ul>
              {found.map((file) => (
                <FileLine key={file.path} file={file} onOpen={() => void open(file)} onDelete={() => setAsked(file)} />
              ))}
            </ul>
          )
        }
      </LoadableView>
      <ConfirmDialog
        open={asked !== undefined}
        title={uploadsT('deleteTitle', { name: asked?.name ?? '' })}
        confirmLabel={uploadsT('delete')}
        cancelLabel={t('cancel')}
        pending={isPending}
        onConfirm={() => asked && void remove(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p>{uploadsT('deleteText')}</p>
      </ConfirmDialog>
    </PagePart>
  );
}

function FileLine({ file, onOpen, onDelete }: { file: StoredFile; onOpen: () => void; onDelete: () => void }) {
  const t = useUploadsT();
  const locale = useLocale();
  return (
    <ListRow
      actions={
        <>
          <Button variant="secondary" size="small" aria-label={`${t('open')}: ${file.name}`} onClick={onOpen}>
            {t('open')}
          </Button>
          <Button variant="quiet" size="small" aria-label={`${t('delete')}: ${file.name}`} onClick={onDelete}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <p className={styles.name}>{file.name}</p>
      <Facts
        items={[
          { id: 'size', text: formatBytes(file.bytes, locale) },
          { id: 'type', text: file.contentType },
          { id: 'at', text: formatDate(file.createdAt, locale, { dateStyle: 'medium', timeStyle: 'short' }) },
        ]}
      />
    </ListRow>
  );
}
