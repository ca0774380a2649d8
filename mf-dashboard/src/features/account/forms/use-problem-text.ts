import { APP_ERROR_CODES, USER_LIMITS } from '@cursiv/shared-domain';
import { useT } from '../../../messages/messages.ts';
import { useAccountT } from '../messages/messages.ts';
import { PROBLEMS } from './problems.ts';

const LIMITS = { min: USER_LIMITS.passwordMin, max: USER_LIMITS.passwordMax, maxName: USER_LIMITS.name };

/** The words for a form's error; its message is a problem from validation or the code of a refused action. */
export function useProblemText(): (error: { message?: string | undefined } | undefined) => string | undefined {
  const t = useT();
  const accountT = useAccountT();
  return (error) => {
    const problem = PROBLEMS.find((name) => name === error?.message);
    if (problem) return accountT(`problem.${problem}`, LIMITS);
    const code = APP_ERROR_CODES.find((name) => name === error?.message);
    return code && t(`error.${code}`);
  };
}
