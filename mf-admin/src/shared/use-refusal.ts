import type { AppErrorCode } from '@cursiv/shared-domain';
import { useT } from '../messages/messages.ts';

/** The words for a decision that failed; `changed` says that somebody else has changed its object meanwhile. */
export function useRefusal(changed: string): (code: AppErrorCode) => string {
  const t = useT();
  return (code) => (code === 'conflict' ? changed : t(`error.${code}`));
}
