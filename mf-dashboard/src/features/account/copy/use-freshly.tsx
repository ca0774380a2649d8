import { useCommand } from '@cursiv/shared-data/commands';
import type { AppErrorCode } from '@cursiv/shared-domain';
import { type ReactNode, useState } from 'react';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';

interface Freshly {
  isPending: boolean;
  failure: AppErrorCode | undefined;
  start: () => void;
  /** Shown while the person is asked to sign in once more. */
  dialog: ReactNode;
}

/** A command that the server takes only from whoever has just signed in: the others are asked to, and it goes on by itself. */
export function useFreshly(person: { email: string; hasPassword: boolean }, command: () => Promise<void>): Freshly {
  const { isPending, failure, run } = useCommand();
  const [isAsking, setIsAsking] = useState(false);
  const isStale = failure === 'auth/recent-login-required';
  const start = async () => {
    setIsAsking(false);
    const outcome = await run(command);
    if (outcome.status === 'failed') setIsAsking(outcome.code === 'auth/recent-login-required');
  };
  return {
    isPending,
    failure: isStale ? undefined : failure,
    start: () => void start(),
    dialog: (
      <SignInAgainDialog open={isAsking} {...person} onDone={() => void start()} onCancel={() => setIsAsking(false)} />
    ),
  };
}
