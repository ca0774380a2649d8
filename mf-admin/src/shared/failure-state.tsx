import type { AppError } from '@cursiv/shared-domain';
import { LoadFailure } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';

/** Shown when something could not be read: why, and a way to try again. */
export function FailureState({ error, retry }: { error: AppError; retry: () => void }) {
  const t = useT();
  return <LoadFailure title={t('failed.title')} text={t(`error.${error.code}`)} retry={retry} />;
}
