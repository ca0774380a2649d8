import { openFile, useLoad } from '@cursiv/shared-data';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Notice } from '@cursiv/shared-ui';
import { useCallback } from 'react';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { useUploadsT } from './messages/messages.ts';
import * as styles from './stored.module.css';

/** The address of a file that was just stored. */
export function StoredAddress({ path }: { path: string }) {
  const t = useUploadsT();
  const address = useLoad(useCallback(() => openFile(path), [path]));
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t('copied'));
    } catch {
      toast(t('notCopied'), { tone: 'danger' });
    }
  };
  return (
    <LoadableView of={address} skeleton={null}>
      {(url) => (
        <Notice
          tone="success"
          role="status"
          title={t('address')}
          action={
            <Button variant="secondary" size="small" onClick={() => void copy(url)}>
              {t('copy')}
            </Button>
          }
        >
          <a href={url} className={styles.address} target="_blank" rel="noopener noreferrer">
            {url}
          </a>
        </Notice>
      )}
    </LoadableView>
  );
}
