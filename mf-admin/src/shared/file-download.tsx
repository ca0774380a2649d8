import { downloadFile } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { ResourceFile } from '@cursiv/shared-domain';
import { formatBytes, useLocale } from '@cursiv/shared-i18n';
import { Button, FormError, saveBlob } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';

/** A file that somebody uploaded, for the administrator to look at. */
export function FileDownload({ file: { path, name, bytes, contentType } }: { file: Omit<ResourceFile, 'sha256'> }) {
  const t = useT();
  const locale = useLocale();
  const { isPending, failure, run } = useCommand();
  const save = async () => saveBlob(await downloadFile(path), name);
  return (
    <div>
      <Button variant="secondary" size="small" pending={isPending} onClick={() => void run(save)}>
        {t('download', { name })}
      </Button>
      <p>{`${contentType}, ${formatBytes(bytes, locale)}`}</p>
      {failure && <FormError title={t(`error.${failure}`)} />}
    </div>
  );
}
