import type { AppErrorCode } from '@cursiv/shared-domain';
import { useRefusal } from '../../shared/use-refusal.ts';
import { useMediaT } from './messages/messages.ts';

/** The words for a ruling on a file that failed; a file that is gone has changed, too. */
export function useFileRefusal(): (code: AppErrorCode) => string {
  const refusal = useRefusal(useMediaT()('changedMeanwhile'));
  return (code) => refusal(code === 'not-found' ? 'conflict' : code);
}
