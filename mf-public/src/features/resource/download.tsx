import { type AppErrorCode, errorCode, type ResourcePage } from '@cursiv/shared-domain';
import { publicFileAddress } from '@cursiv/shared-firebase';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Button, VisuallyHidden } from '@cursiv/shared-ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './download.module.css';

type FileProps = { file: ResourcePage['files'][number] };

/** A file that everybody may have. */
export function DownloadLink({ file }: FileProps) {
  const t = useT();
  return (
    // A tab of its own: another origin's file may be shown instead of saved, whatever `download` says.
    <a
      href={publicFileAddress(file.path)}
      download={file.name}
      target="_blank"
      rel="noopener"
      className={styles.download}
    >
      <Download size={20} aria-hidden />
      {t('resource.download')} <VisuallyHidden>{file.name}</VisuallyHidden>
    </a>
  );
}

/** A file whose address is given only to those who may have it. */
export function ProtectedDownload({ file }: FileProps) {
  const t = useT();
  const words = useVocabulary();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<AppErrorCode>();
  const download = async () => {
    setIsPending(true);
    setFailure(undefined);
    try {
      const { getFileAddress } = await import('@cursiv/shared-data');
      location.assign(await getFileAddress(file.path));
    } catch (error) {
      setFailure(errorCode(error));
    }
    setIsPending(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<Download size={20} aria-hidden />}
        pending={isPending}
        onClick={() => void download()}
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
