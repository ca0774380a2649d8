import { useCommand } from '@cursiv/shared-data/commands';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Button, VisuallyHidden } from '@cursiv/shared-ui';
import { Download as DownloadIcon } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import * as styles from './download.module.css';
import type { FileOf } from './file-of.ts';
import { saveFile } from './save-file.ts';

/** Saves a file under its own name, for readers who may have it. */
export function Download({ file }: { file: FileOf }) {
  const t = useT();
  const words = useVocabulary();
  const { isPending, failure, run } = useCommand();
  return (
    <>
      <Button
        variant="secondary"
        icon={<DownloadIcon size={20} aria-hidden />}
        pending={isPending}
        onClick={() => void run(async () => saveFile(await addressOf(file.path), file.name))}
      >
        {t('resource.download')} <VisuallyHidden>{file.name}</VisuallyHidden>
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {words(`error.${failure}`)}
        </p>
      )}
    </>
  );
}

async function addressOf(path: string): Promise<string> {
  const { openFile } = await import('@cursiv/shared-data');
  return openFile(path);
}
