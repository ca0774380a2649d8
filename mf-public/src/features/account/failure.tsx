import { useVocabulary } from '@cursiv/shared-i18n';
import { FormError } from '@cursiv/shared-ui';
import type { Attempt } from './use-attempt.ts';

/** Why the last attempt failed. */
export function Failure({ attempt: { failure, failureRef } }: { attempt: Attempt }) {
  const words = useVocabulary();
  return failure && <FormError title={words(`error.${failure}`)} ref={failureRef} />;
}
