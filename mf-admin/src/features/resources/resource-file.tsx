import { type AppErrorCode, errorCode, type ResourceFile as File } from '@cursiv/shared-domain';
import { formatBytes, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Button, FormError } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { saveFile } from './save-file.ts';

/** A file that others would receive, for the administrator to check first. */
export function ResourceFile({ file: { path, name, bytes, contentType } }: { file: File }) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const [state, setState] = useState<'idle' | 'pending' | AppErrorCode>('idle');
  const save = async () => {
    setState('pending');
    try {
      await saveFile(path, name);
      setState('idle');
    } catch (error) {
      setState(errorCode(error));
    }
  };
  return (
    <div>
      <Button variant="secondary" size="small" pending={state === 'pending'} onClick={() => void save()}>
        {t('resources.review.download', { name })}
      </Button>
      <p>{`${contentType}, ${formatBytes(bytes, locale)}`}</p>
      {state !== 'idle' && state !== 'pending' && <FormError title={words(`error.${state}`)} />}
    </div>
  );
}
