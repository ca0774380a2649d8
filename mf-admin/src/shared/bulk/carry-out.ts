import { type AppErrorCode, errorCode, isAppError } from '@cursiv/shared-domain';

/** One of the chosen things as it was seen, and what keeps it as it is, if anything. */
export interface BulkLine<Item extends { id: string }, Hindrance extends string = string> {
  item: Item;
  hindrance: Hindrance | undefined;
}

/** What became of one line; `stuck` is done and could not be taken back. */
export interface BulkResult {
  outcome: 'done' | 'left' | 'failed' | 'takenBack' | 'stuck';
  /** Why it failed. */
  code?: AppErrorCode;
  /** Which refusal it was, where one code covers several. */
  reason?: string;
}

/** Whether a line is changed now. */
export const hasMoved = ({ outcome }: BulkResult): boolean => outcome === 'done' || outcome === 'stuck';

/** What is done with each thing, from what was seen of it, and how it is taken back. They reject with AppError. */
export interface BulkAct<Item> {
  act: (seen: Item) => Promise<void>;
  /** Absent where there is no way back, so that it cannot be all or nothing. */
  undo?: (seen: Item) => Promise<void>;
}

/**
 * Does what can be done, one after the other, each as an act of its own. Where it is all or nothing, a hindrance leaves everything as it is,
 * and a failure takes back what was done before. Returns what became of each, by id.
 */
export async function carryOut<Item extends { id: string }>(
  lines: readonly BulkLine<Item>[],
  isAllOrNothing: boolean,
  { act, undo }: BulkAct<Item>,
): Promise<Map<string, BulkResult>> {
  const results = new Map<string, BulkResult>(lines.map(({ item }) => [item.id, { outcome: 'left' }]));
  if (isAllOrNothing && (!undo || lines.some(({ hindrance }) => hindrance))) return results;
  for (const { item, hindrance } of lines) {
    if (hindrance) continue;
    try {
      await act(item);
      results.set(item.id, { outcome: 'done' });
    } catch (error) {
      results.set(item.id, { outcome: 'failed', ...whyOf(error) });
      if (isAllOrNothing && undo) return takeBack(lines, undo, results);
    }
  }
  return results;
}

async function takeBack<Item extends { id: string }>(
  lines: readonly BulkLine<Item>[],
  undo: (seen: Item) => Promise<void>,
  results: Map<string, BulkResult>,
): Promise<Map<string, BulkResult>> {
  for (const { item } of lines.toReversed()) {
    if (results.get(item.id)?.outcome !== 'done') continue;
    try {
      await undo(item);
      results.set(item.id, { outcome: 'takenBack' });
    } catch (error) {
      results.set(item.id, { outcome: 'stuck', ...whyOf(error) });
    }
  }
  return results;
}

const whyOf = (error: unknown): Pick<BulkResult, 'code' | 'reason'> => ({
  code: errorCode(error),
  ...(isAppError(error) && error.reason !== undefined && { reason: error.reason }),
});
