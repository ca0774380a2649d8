import type { AppErrorCode } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { useT } from '../../messages/messages.ts';

/** Why a ruling did not happen, in words. */
export function useRefusal(): (code: AppErrorCode) => string {
  const t = useT();
  const words = useVocabulary();
  return (code) => (code === 'conflict' ? t('reviews.changedMeanwhile') : words(`error.${code}`));
}
