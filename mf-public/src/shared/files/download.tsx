import { useCommand } from '@cursiv/shared-data/commands';
import type { FilePlace } from '@cursiv/shared-domain';
import { Button, saveBlob, VisuallyHidden } from '@cursiv/shared-ui';
import { Download as DownloadIcon } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import * as styles from './download.module.css';

/** `title` is what the page calls the file, when that is not its name; `at` the lesson that names it. */
type DownloadProps = { path: string; name: string; title?: string; at?: FilePlace };

/** Saves a file under its own name, for readers who may have it. */
export function Download({ title, ...file }: DownloadProps) {
  const t = useT();
  const { isPending, failure, run } = useCommand();
  return (
    <>
      <Button
        variant="secondary"
        icon={<DownloadIcon size={20} aria-hidden />}
        pending={isPending}
        onClick={() => void run(() => save(file))}
      >
        {t('download')} <VisuallyHidden>{title ?? file.name}</VisuallyHidden>
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {t(`error.${failure}`)}
        </p>
      )}
    </>
  );
}

async function save({ path, name, at }: DownloadProps): Promise<void> {
  const { downloadFile } = await import('@cursiv/shared-data');
  saveBlob(await downloadFile(path, at), name);
}
