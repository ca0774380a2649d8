import { failedCall } from '@cursiv/shared-data';
import type { AppError } from '@cursiv/shared-domain';
import { LoadFailure } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';

/** Shown when something could not be read: why, the code to ask about it, and a way to try again. */
export function FailureState({ error, retry }: { error: AppError; retry: () => void }) {
  const t = useT();
  const id = failedCall(error);
  const text = [t(`error.${error.code}`), ...(id ? [t('failed.code', { id })] : [])].join(' ');
  return <LoadFailure title={t('failed.title')} text={text} retry={retry} />;
}
