import { type FigurePart, monthOfKey, readFigureKey, siteFiguresPath, siteFiguresSchema } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

export type Amounts = Readonly<Record<string, number>>;

/** The amounts of each key, added up. */
export function addedAmounts(parts: readonly Amounts[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [key, amount] of parts.flatMap((part) => Object.entries(part))) sum[key] = (sum[key] ?? 0) + amount;
  return sum;
}

const negative = (amounts: Amounts): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, -amount]));

/** By how much the figures change when shares change. */
export const differences = (
  changes: readonly { before: { amounts: Amounts }; after: { amounts: Amounts } }[],
): Amounts => addedAmounts(changes.flatMap(({ before, after }) => [after.amounts, negative(before.amounts)]));

/** The keys of each month, with what is left when those without an amount are gone. */
export const byMonth = (amounts: Amounts): Map<string, [key: string, amount: number][]> =>
  Map.groupBy(
    Object.entries(amounts).filter(([, amount]) => amount !== 0),
    ([key]) => monthOfKey(key),
  );

/** Adds amounts to the documents of their months; `field` is the counts, or the settled share of them. After all other reads. */
export async function addToMonths(
  transaction: DocumentTransaction,
  part: FigurePart,
  amounts: Amounts,
  field: 'counts' | 'settled' = 'counts',
): Promise<void> {
  const months = await Promise.all(
    [...byMonth(amounts)].map(async ([month, added]) => {
      const path = siteFiguresPath(month, part);
      return { path, month, added, present: parsed(siteFiguresSchema, await transaction.get(path)) };
    }),
  );
  for (const { path, month, added, present } of months) {
    const sum = addedAmounts([present?.[field] ?? {}, Object.fromEntries(added)]);
    const left = Object.fromEntries(withFewWords(Object.entries(sum).filter(([, amount]) => amount > 0)));
    transaction.set(path, { month, counts: {}, ...(present && withoutId(present)), [field]: left });
  }
}

/** Different words of one month; the most asked for stay. */
const MOST_WORDS = 200;

const isWords = ([key]: [string, number]) => readFigureKey(key).what.startsWith('words:');

function withFewWords(entries: [string, number][]): [string, number][] {
  const words = entries.filter(isWords).toSorted(([, one], [, other]) => other - one);
  const dropped = new Set(words.slice(MOST_WORDS));
  return entries.filter((entry) => !dropped.has(entry));
}

const withoutId = ({ counts, settled }: { counts: Amounts; settled?: Amounts | undefined }) => ({
  counts,
  ...(settled && { settled }),
});
