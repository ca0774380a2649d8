import { type AppErrorCode, errorCode } from '@cursiv/shared-domain';
import { useCallback, useRef, useState } from 'react';

/** What came of a command; `busy` when it was not begun, because the one before is still under way. */
export type Outcome =
  | { status: 'done' }
  | { status: 'busy' }
  | { status: 'failed'; code: AppErrorCode; error: unknown };

export interface Commands {
  /** Keys of what is under way. */
  pending: ReadonlySet<string>;
  /** Begins a command unless one of the same key is under way, however often its button is pressed. Never rejects. */
  run(key: string, command: () => Promise<void>): Promise<Outcome>;
}

/** Commands that a person gives, one at a time for each key, such as for each row of a list. */
export function useCommands(): Commands {
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  // A second press may come before the first has been rendered.
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
