import { getFileAddress, useLoad } from '@cursiv/shared-data';
import { publicFileAddress } from '@cursiv/shared-firebase';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Button, ErrorState, Loading, Skeleton } from '@cursiv/shared-ui';
import { useCallback } from 'react';
import { useT } from '../../messages/messages.ts';
import { readText } from './fetch-file.ts';
import type { FileOf } from './file-of.ts';
import { MediaPreview } from './media-preview.tsx';
import type { PreviewKind } from './preview-kind.ts';
import { TextPreview } from './text-preview.tsx';

type FilePreviewProps = { file: FileOf; kind: PreviewKind; isPublic: boolean };

/** A file shown on the page, for those who may have it. */
export function FilePreview({ file, kind, isPublic }: FilePreviewProps) {
  const t = useT();
  const words = useVocabulary();
  const { path } = file;
  const load = useCallback(async () => {
    const address = isPublic ? publicFileAddress(path) : await getFileAddress(path);
    const text = kind === 'text' || kind === 'markdown' ? await readText(address) : undefined;
    return { address, text };
  }, [path, kind, isPublic]);
  const preview = useLoad(load);
  if (preview.status === 'loading') {
    return (
      <Loading label={t('resource.previewLoading')}>
        <Skeleton ratio="4 / 3" shape="block" />
      </Loading>
    );
  }
  if (preview.status === 'failed') {
    return (
      <ErrorState
        title={t('resource.previewFailed')}
        text={words(`error.${preview.error.code}`)}
        action={<Button onClick={preview.retry}>{t('retry')}</Button>}
      />
    );
  }
  const { address, text } = preview.value;
  if (text !== undefined) return <TextPreview text={text} locale={file.locale} isMarkdown={kind === 'markdown'} />;
  return <MediaPreview kind={kind} address={address} name={file.name} contentType={file.contentType} />;
}
