import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** How long what was interrupted may clean up, and between looks whether it is done. */
const CLEANING_MS = 30_000;
const LOOK_MS = 100;

/** The programs that a run starts. Whoever interrupts the run interrupts them, and the run ends when they have cleaned up. */
export class Programs {
  readonly #running = new Set<ChildProcess>();
  #isInterrupted = false;

  constructor() {
    for (const signal of INTERRUPTIONS) process.on(signal, () => this.#interrupt());
  }

  /** Runs a program to its end; whether it passed. None starts once the run has been interrupted. */
  async passes(command: string, args: readonly string[], options: SpawnOptions): Promise<boolean> {
    if (this.#isInterrupted) return false;
    // A group of its own: Playwright that is interrupted twice, here and by the terminal, cleans up nothing.
    const child = spawn(command, args, { ...options, detached: true });
    this.#running.add(child);
    child.stdout?.pipe(process.stdout, { end: false });
    child.stderr?.pipe(process.stderr, { end: false });
    const [code] = await once(child, 'close');
    this.#running.delete(child);
    if (this.#isInterrupted) await groupEnds(child);
    return code === 0 && !this.#isInterrupted;
  }

  #interrupt(): void {
    if (this.#isInterrupted) return;
    this.#isInterrupted = true;
    for (const child of this.#running) send(child, 'SIGINT');
  }
}

/** Waits until nothing of a program's group runs, and ends what does not end by itself. */
async function groupEnds(child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < CLEANING_MS; waited += LOOK_MS) {
    if (!send(child, 0)) return;
    await wait(LOOK_MS);
  }
  send(child, 'SIGKILL');
}

/** Sends a signal to a program's group; whether there is anything left of it. */
function send({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
