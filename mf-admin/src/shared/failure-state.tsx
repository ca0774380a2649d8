import type { AppError } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Button, ErrorState } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';

/** Shown when something could not be read: why, and a way to try again. */
export function FailureState({ error, retry }: { error: AppError; retry: () => void }) {
  const t = useT();
  const words = useVocabulary();
  return (
    <ErrorState
      title={t('failed.title')}
      text={words(`error.${error.code}`)}
      action={<Button onClick={retry}>{t('retry')}</Button>}
    />
  );
}
