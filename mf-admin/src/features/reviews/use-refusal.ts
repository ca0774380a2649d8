import type { AppErrorCode } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { useT } from '../../messages/messages.ts';

/** The words for a failed ruling. */
export function useRefusal(): (code: AppErrorCode) => string {
  const t = useT();
  const words = useVocabulary();
  return (code) => (code === 'conflict' ? t('reviews.changedMeanwhile') : words(`error.${code}`));
}
