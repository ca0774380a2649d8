import { AsyncLocalStorage } from 'node:async_hooks';
import type { DocumentSource, StoredDocument } from '../../store/document-source.ts';

interface Meter {
  reads: number;
}

/** The least that a query costs, which finds nothing. */
const billed = (found: readonly StoredDocument[]) => Math.max(1, found.length);

/**
 * The source, metered. `during` does some work with it, and says how many reads the database charges for what the work read. The source
 * stays the same object, by which readers know what they hold of it in memory.
 */
export function metered(source: DocumentSource) {
  const running = new AsyncLocalStorage<Meter>();
  const charge = (reads: number) => {
    const meter = running.getStore();
    if (meter) meter.reads += reads;
  };
  const meteredSource: DocumentSource = {
    async get(path) {
      charge(1);
      return source.get(path);
    },
    async find(query) {
      const found = await source.find(query);
      charge(billed(found));
      return found;
    },
    // A count of up to a thousand entries costs one read.
    async count(query) {
      const count = await source.count(query);
      charge(Math.max(1, Math.ceil(count / 1000)));
      return count;
    },
  };
  return {
    source: meteredSource,
    async during<T>(work: () => Promise<T>): Promise<{ result: T; reads: number }> {
      const meter: Meter = { reads: 0 };
      return { result: await running.run(meter, work), reads: meter.reads };
    },
  };
}
