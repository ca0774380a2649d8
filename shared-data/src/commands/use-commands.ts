import { type AppErrorCode, errorCode } from '@cursiv/shared-domain';
import { useCallback, useRef, useState } from 'react';

/** The result of a command; `busy` when it did not start because the previous one is still running. */
export type Outcome =
  | { status: 'done' }
  | { status: 'busy' }
  | { status: 'failed'; code: AppErrorCode; error: unknown };

export interface Commands {
  /** Keys of the running commands. */
  pending: ReadonlySet<string>;
  /** Starts a command unless one with the same key is running, however often its button is pressed. Never rejects. */
  run(key: string, command: () => Promise<void>): Promise<Outcome>;
}

/** A person's commands, one at a time per key, such as per row of a list. */
export function useCommands(): Commands {
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  // A second press may come before React has rendered the first.
  const running = useRef(new Set<string>());
  const run = useCallback<Commands['run']>(async (key, command) => {
    if (running.current.has(key)) return { status: 'busy' };
    running.current.add(key);
    setPending(new Set(running.current));
    try {
      await command();
      return { status: 'done' };
    } catch (error) {
      return { status: 'failed', code: errorCode(error), error };
    } finally {
      running.current.delete(key);
      setPending(new Set(running.current));
    }
  }, []);
  return { pending, run };
}
