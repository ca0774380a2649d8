import { isAppErrorCode } from '@cursiv/shared-domain';
import type { Upload } from '@cursiv/shared-platform/shell';
import { useUploadsT } from '../messages/messages.ts';

/** The state of an upload in words, with what it waits for or why it has failed. */
export function useStateText(): (upload: Upload) => string {
  const t = useUploadsT();
  return ({ state, waits, problem, isPlaced }) => {
    if (problem === 'other-file' || problem === 'place-gone') return t(`problem.${problem}`);
    if (state === 'error') return `${t('state.error')}. ${t(`error.${isAppErrorCode(problem) ? problem : 'unknown'}`)}`;
    if (waits && (state === 'running' || waits === 'file')) return t(`waits.${waits}`);
    return state === 'success' && !isPlaced ? t('placing') : t(`state.${state}`);
  };
}
