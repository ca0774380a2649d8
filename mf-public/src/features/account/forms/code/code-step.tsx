import { later } from '@cursiv/shared-ui';
import { type ReactNode, Suspense, useState } from 'react';
import type { Attempt } from '../use-attempt.ts';

/** Few accounts ask for a code. */
const CodeForm = later(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

type CodeStepProps = {
  attempt: Attempt;
  /** The typed address, for who has lost their device. */
  email: () => string;
  children: ReactNode;
};

/** The ways into an account, and after one of them the code that it may ask for too. */
export function CodeStep({ attempt, email, children }: CodeStepProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (attempt.failure === 'auth/code-required' && !isAsked) setIsAsked(true);
  if (!isAsked) return children;
  return (
    <Suspense fallback={null}>
      <CodeForm email={email()} />
    </Suspense>
  );
}
