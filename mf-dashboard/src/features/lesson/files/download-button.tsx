import { downloadFile } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type FilePlace, fileNameOf } from '@cursiv/shared-domain';
import { Button, FormError, saveBlob, VisuallyHidden } from '@cursiv/shared-ui';
import { Download } from 'lucide-react';
import { useT } from '../../../messages/messages.ts';

type DownloadButtonProps = { path: string; title: string; at: FilePlace; onDownloaded: () => void };

/** Saves a file of a lesson under its own name. */
export function DownloadButton({ path, title, at, onDownloaded }: DownloadButtonProps) {
  const t = useT();
  const { isPending, failure, run } = useCommand();
  const save = async () => {
    saveBlob(await downloadFile(path, at), fileNameOf(path));
    onDownloaded();
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<Download size={20} aria-hidden />}
        pending={isPending}
        onClick={() => void run(save)}
      >
        {t('lesson.download')} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      {failure && <FormError title={t(`error.${failure}`)} />}
    </>
  );
}
