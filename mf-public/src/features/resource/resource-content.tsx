import type { PageText, ResourceKind, ResourcePayload } from '@cursiv/shared-domain';
import { PagePart, Prose } from '@cursiv/shared-ui';
import { ExternalLink } from 'lucide-react';
import { isWebAddress } from '../../shared/web-address.ts';
import { FileList } from './files/file-list.tsx';
import { useResourceT } from './messages/messages.ts';
import * as styles from './resource-content.module.css';

/** A resource's content, for readers who may see it. */
export interface Content {
  body?: PageText;
  url?: string;
  files: ResourcePayload['files'];
}

type ResourceContentProps = { content: Content; kind: ResourceKind };

/** The resource itself: its text, its link, its files. */
export function ResourceContent({ content: { body, url, files }, kind }: ResourceContentProps) {
  const t = useResourceT();
  return (
    <div className={styles.content}>
      {body?.text && <Prose {...body} under={1} />}
      {url && isWebAddress(url) && (
        <p>
          <a href={url} rel="noopener noreferrer" className={styles.address}>
            <ExternalLink size={20} aria-hidden />
            <span>{t('open', { host: new URL(url).hostname })}</span>
          </a>
        </p>
      )}
      {files.length > 0 && (
        <PagePart title={t('files', { count: files.length })}>
          <FileList files={files} />
        </PagePart>
      )}
      {!body?.text && !url && files.length === 0 && <p>{t(`nothing.${kind}`)}</p>}
    </div>
  );
}
