import { FormError } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import type { Attempt } from './use-attempt.ts';

/** Why the last attempt failed. */
export function Failure({ attempt: { failure, failureRef } }: { attempt: Attempt }) {
  const t = useT();
  return failure && <FormError title={t(`error.${failure}`)} ref={failureRef} />;
}
