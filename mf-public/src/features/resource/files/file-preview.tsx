import { type Loadable, useLoad, useOpenFiles } from '@cursiv/shared-data';
import type { Locale } from '@cursiv/shared-i18n';
import { LoadFailure, Loading, Skeleton } from '@cursiv/shared-ui';
import { type ReactNode, useCallback } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useResourceT } from '../messages/messages.ts';
import type { FileOf } from './file-of.ts';
import { MediaPreview } from './media-preview.tsx';
import type { PreviewKind } from './preview-kind.ts';
import { readText } from './read-text.ts';
import { TextPreview } from './text-preview.tsx';

type FilePreviewProps = { file: FileOf; kind: PreviewKind };

/** A file shown on the page, for readers who may have it. */
export function FilePreview({ file, kind }: FilePreviewProps) {
  const { path, name, contentType, locale } = file;
  const isText = kind === 'text' || kind === 'markdown';
  return (
    <Opened of={useOpenFiles(path, [])}>
      {({ addressOf, renew }) => {
        const address = addressOf(path) ?? '';
        if (isText) return <TextFile address={address} locale={locale} isMarkdown={kind === 'markdown'} />;
        return <MediaPreview kind={kind} address={address} name={name} contentType={contentType} renew={renew} />;
      }}
    </Opened>
  );
}

function TextFile({ address, ...text }: { address: string; locale: Locale; isMarkdown: boolean }) {
  const read = useLoad(useCallback(() => readText(address), [address]));
  return <Opened of={read}>{(content) => <TextPreview text={content} {...text} />}</Opened>;
}

function Opened<T>({ of, children }: { of: Loadable<T>; children: (value: T) => ReactNode }) {
  const t = useT();
  const words = useResourceT();
  if (of.status === 'ready') return children(of.value);
  if (of.status === 'loading') {
    return (
      <Loading label={words('previewLoading')}>
        <Skeleton ratio="4 / 3" shape="block" />
      </Loading>
    );
  }
  return <LoadFailure title={words('previewFailed')} text={t(`error.${of.error.code}`)} retry={of.retry} />;
}
