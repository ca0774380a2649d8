import { AsyncLocalStorage } from 'node:async_hooks';

/** What a run takes from the database, as the service charges for it. */
interface DatabaseUse {
  reads: number;
  /** Deleted documents among them. */
  writes: number;
}

/** What functions take: `runs` of them, what these took, and the `bytes` that they have sent. */
type RunUse = DatabaseUse & { runs: number; bytes: number };

const measured = new AsyncLocalStorage<DatabaseUse>();

/** Does the work of a run; what it takes is added to `use`. */
export const measuring = <T>(use: DatabaseUse, work: () => T): T => measured.run(use, work);

/** Adds to what the present run takes; nothing outside of runs. */
export function charge(what: keyof DatabaseUse, amount: number): void {
  const use = measured.getStore();
  if (use) use[what] += amount;
}

/** Who counts the runs of this process. */
export interface RunCounter {
  /** Hears of what the function of a name has taken. */
  add(name: string, use: Partial<RunUse>): void;
  /** Writes what was counted, when it is time. Never rejects. */
  flush(): Promise<void>;
}

let counter: RunCounter | undefined;

/** Lets a counter hear of all runs from now on. */
export function countRuns(by: RunCounter): void {
  counter = by;
}

export const countUse: RunCounter['add'] = (name, use) => counter?.add(name, use);
export const flushRuns = async (): Promise<void> => counter?.flush();
