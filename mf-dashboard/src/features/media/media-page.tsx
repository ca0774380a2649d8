import { deleteFile, openFile } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { MEDIA, type MediaFile, type Medium } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, ConfirmDialog, EmptyState, PagePart, SelectField, ShowMore, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { MediaLine } from '../../shared/media/library/media-line.tsx';
import { useMedia } from '../../shared/media/library/use-media.ts';
import { useMediaT } from '../../shared/media/messages/messages.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { SpacePart } from './space-part.tsx';

/** All of a person's files, with where each is used; to open, replace and delete. */
export default function MediaPage() {
  const t = useT();
  const mediaT = useMediaT();
  const [medium, setMedium] = useState<Medium>();
  const [changes, setChanges] = useState(0);
  const [asked, setAsked] = useState<{ to: 'delete' | 'replace'; file: MediaFile }>();
  const { isPending, run } = useCommand();
  const { pages, more } = useMedia(medium, changes);
  const attempt = async (act: () => Promise<void>) => {
    const outcome = await run(act);
    if (outcome.status !== 'failed') return;
    const text = outcome.code === 'conflict' ? mediaT('library.keptElsewhere') : t(`error.${outcome.code}`);
    toast(text, { tone: 'danger' });
  };
  const changed = () => {
    setAsked(undefined);
    setChanges((count) => count + 1);
  };
  const open = (file: MediaFile) =>
    attempt(async () => void window.open(await openFile(file.path), '_blank', 'noopener'));
  const remove = async (file: MediaFile) => {
    await attempt(async () => {
      await deleteFile(file.path);
      toast(mediaT('library.deleted'));
    });
    changed();
  };
  const deleted = asked?.to === 'delete' ? asked.file : undefined;
  return (
    <DashboardPage
      documentTitle={mediaT('library.title')}
      title={mediaT('library.title')}
      intro={mediaT('library.lead')}
    >
      <LoadableView of={pages}>
        {({ files, next, used, allowance }) => (
          <Stack gap={4}>
            <SpacePart used={used} allowance={allowance} />
            <PagePart title={mediaT('library.files', { count: used.files })}>
              <Stack gap={2}>
                <SelectField
                  label={mediaT('library.kind')}
                  options={[
                    { value: '', label: mediaT('library.all') },
                    ...MEDIA.map((value) => ({ value, label: mediaT(`library.medium.${value}`) })),
                  ]}
                  value={medium ?? ''}
                  onChange={({ currentTarget }) => setMedium(MEDIA.find((known) => known === currentTarget.value))}
                />
                {files.length === 0 && (
                  <EmptyState level={3} title={mediaT('library.none')} text={mediaT('library.noneText')} />
                )}
                <ShowMore
                  label={mediaT('library.more')}
                  hasMore={next !== undefined}
                  isReading={more.isPending}
                  onMore={more.load}
                >
                  <ul>
                    {files.map((file) => (
                      <MediaLine
                        key={file.path}
                        file={file}
                        {...(file.isKept && { note: mediaT(file.takenDown ? 'library.keptDown' : 'library.kept') })}
                        actions={
                          <MediaActions
                            file={file}
                            onOpen={() => void open(file)}
                            onReplace={() => setAsked({ to: 'replace', file })}
                            onDelete={() => setAsked({ to: 'delete', file })}
                          />
                        }
                      />
                    ))}
                  </ul>
                </ShowMore>
              </Stack>
            </PagePart>
          </Stack>
        )}
      </LoadableView>
      <ConfirmDialog
        open={deleted !== undefined}
        title={mediaT('library.deleteTitle', { name: deleted?.name ?? '' })}
        confirmLabel={mediaT('library.delete')}
        cancelLabel={t('cancel')}
        pending={isPending}
        onConfirm={() => deleted && void remove(deleted)}
        onCancel={() => setAsked(undefined)}
      >
        <p>{mediaT('library.deleteText')}</p>
        {deleted?.uses.some(({ inDraft }) => inDraft) && <p>{mediaT('library.inDraft')}</p>}
      </ConfirmDialog>
      {asked?.to === 'replace' && (
        <ReplaceDialog file={asked.file} onDone={changed} onClose={() => setAsked(undefined)} />
      )}
    </DashboardPage>
  );
}

type MediaActionsProps = { file: MediaFile; onOpen: () => void; onReplace: () => void; onDelete: () => void };

function MediaActions({ file, onOpen, onReplace, onDelete }: MediaActionsProps) {
  const mediaT = useMediaT();
  const named = (action: string) => `${action}: ${file.name}`;
  const canReplace = file.uses.some(({ of, inDraft }) => of === 'course' && inDraft);
  return (
    <>
      {!file.takenDown && (
        <Button variant="secondary" size="small" aria-label={named(mediaT('library.open'))} onClick={onOpen}>
          {mediaT('library.open')}
        </Button>
      )}
      {canReplace && (
        <Button variant="quiet" size="small" aria-label={named(mediaT('library.replace'))} onClick={onReplace}>
          {mediaT('library.replace')}
        </Button>
      )}
      {!file.isKept && (
        <Button variant="quiet" size="small" aria-label={named(mediaT('library.delete'))} onClick={onDelete}>
          {mediaT('library.delete')}
        </Button>
      )}
    </>
  );
}
