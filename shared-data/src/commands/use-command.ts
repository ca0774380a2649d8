import type { AppErrorCode } from '@cursiv/shared-domain';
import { useCallback, useState } from 'react';
import { type Outcome, useCommands } from './use-commands.ts';

export interface Command {
  isPending: boolean;
  /** Whether the last command succeeded. */
  isDone: boolean;
  /** Why the last command failed. */
  failure: AppErrorCode | undefined;
  /** Starts a command unless one is running, however often its button is pressed. Never rejects. */
  run(command: () => Promise<void>): Promise<Outcome>;
}

/** A person's command, one at a time, with its result. */
export function useCommand(): Command {
  const { pending, run: runOnce } = useCommands();
  const [last, setLast] = useState<Outcome>();
  const run = useCallback<Command['run']>(
    async (command) => {
      const outcome = await runOnce('', () => {
        setLast(undefined);
        return command();
      });
      if (outcome.status !== 'busy') setLast(outcome);
      return outcome;
    },
    [runOnce],
  );
  return {
    isPending: pending.size > 0,
    isDone: last?.status === 'done',
    failure: last?.status === 'failed' ? last.code : undefined,
    run,
  };
}
