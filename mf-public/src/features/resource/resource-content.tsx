import type { PageText, ResourceKind, ResourcePage } from '@cursiv/shared-domain';
import { Section } from '@cursiv/shared-ui';
import { ExternalLink } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import { Prose } from '../../shared/prose.tsx';
import { isWebAddress } from '../../shared/web-address.ts';
import { FileList } from './file-list.tsx';
import * as styles from './resource-content.module.css';

/** A resource's content, for readers who may see it. */
export interface Content {
  body?: PageText;
  url?: string;
  files: ResourcePage['files'];
}

type ResourceContentProps = { content: Content; kind: ResourceKind };

/** The resource itself: its text, its link, its files. */
export function ResourceContent({ content: { body, url, files }, kind }: ResourceContentProps) {
  const t = useT();
  return (
    <div className={styles.content}>
      {body?.text && <Prose value={body} under={1} />}
      {url && isWebAddress(url) && (
        <p>
          <a href={url} rel="noopener noreferrer" className={styles.address}>
            <ExternalLink size={20} aria-hidden />
            <span>{t('resource.open', { host: new URL(url).hostname })}</span>
          </a>
        </p>
      )}
      {files.length > 0 && (
        <Section title={t('resource.files', { count: files.length })}>
          <FileList files={files} />
        </Section>
      )}
      {!body?.text && !url && files.length === 0 && <p>{t(`resource.nothing.${kind}`)}</p>}
    </div>
  );
}
