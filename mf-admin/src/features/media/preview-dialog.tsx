import { openFile, useLoad } from '@cursiv/shared-data';
import type { ModeratedFile } from '@cursiv/shared-domain';
import { formatBytes, useLocale } from '@cursiv/shared-i18n';
import { Dialog, Facts, Loading, Notice, Skeleton, Stack } from '@cursiv/shared-ui';
import { useCallback } from 'react';
import { useT } from '../../messages/messages.ts';
import { StoredFilm } from '../../shared/media/stored-film.tsx';
import * as styles from './media.module.css';
import { useMediaT } from './messages/messages.ts';

/** A file as its readers see it: a picture is shown, a video plays, and anything else opens in a tab of its own. */
export function PreviewDialog({ file, onClose }: { file: ModeratedFile; onClose: () => void }) {
  const { name, medium, path, contentType, bytes } = file;
  const mediaT = useMediaT();
  const locale = useLocale();
  return (
    <Dialog open size="large" title={name} closeLabel={mediaT('close')} onClose={onClose}>
      <Stack>
        <Facts
          items={[
            { id: 'kind', text: mediaT(`medium.${medium}`) },
            { id: 'size', text: formatBytes(bytes, locale) },
          ]}
        />
        {medium === 'video' ? (
          <StoredFilm title={name} video={{ path, contentType, captions: [] }} />
        ) : (
          <OpenedFile file={file} />
        )}
      </Stack>
    </Dialog>
  );
}

function OpenedFile({ file: { path, name, medium } }: { file: ModeratedFile }) {
  const t = useT();
  const mediaT = useMediaT();
  const address = useLoad(useCallback(() => openFile(path), [path]));
  if (address.status === 'failed') return <Notice tone="danger">{mediaT('notOpened')}</Notice>;
  if (address.status === 'loading')
    return (
      <Loading label={t('loading')}>
        <Skeleton shape="block" height="10rem" />
      </Loading>
    );
  return (
    <>
      {medium === 'picture' && <img src={address.value} alt={name} className={styles.picture} />}
      <p>
        <a href={address.value} target="_blank" rel="noopener noreferrer">
          {mediaT('open')}
        </a>
      </p>
    </>
  );
}
