import { coalesced } from './coalesced.ts';

/**
 * Work on items by key, one run at a time: what comes during a run waits for the next one, and is done together there. Every call
 * resolves after the run that had its item; when that fails, the call rejects.
 */
export function gathered<Item>(
  work: (key: string, items: Item[]) => Promise<void>,
): (key: string, item: Item) => Promise<void> {
  const waiting = new Map<string, Item[]>();
  const run = coalesced(async (key) => {
    const items = waiting.get(key) ?? [];
    waiting.delete(key);
    if (items.length > 0) await work(key, items);
  });
  return (key, item) => {
    const items = waiting.get(key);
    if (items) items.push(item);
    else waiting.set(key, [item]);
    return run(key);
  };
}
