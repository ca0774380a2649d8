import { VideoPlayer } from '@cursiv/shared-ui';
import { useResourceT } from '../messages/messages.ts';
import * as styles from './file-list.module.css';
import type { PreviewKind } from './preview-kind.ts';

type MediaPreviewProps = {
  kind: PreviewKind;
  address: string;
  name: string;
  contentType: string;
  renew: () => Promise<void>;
};

/** An image, document, video or audio file, shown by the browser itself. */
export function MediaPreview({ kind, address, name, contentType, renew }: MediaPreviewProps) {
  const t = useResourceT();
  if (kind === 'image') return <img src={address} alt={name} className={styles.image} />;
  if (kind === 'pdf') return <iframe src={address} title={name} className={styles.document} />;
  if (kind === 'audio') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a resource's sound comes without captions
      <audio src={address} controls preload="metadata" className={styles.sound} aria-label={name} />
    );
  }
  return (
    <VideoPlayer
      title={name}
      sources={[{ src: address, type: contentType }]}
      captions={[]}
      renew={renew}
      errorText={t('previewFailed')}
    />
  );
}
