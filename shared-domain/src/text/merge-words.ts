import { type MergedPart, mergeTexts, resolvedText } from './merge-texts.ts';

/** What becomes of a paragraph that two people have written differently. */
export type Settlement = 'mine' | 'theirs' | 'both';

type Words = Readonly<Record<string, string>>;

/**
 * Two people's edits of some texts, paragraph by paragraph; undefined where both have written the same paragraph differently and
 * nobody has said what becomes of it.
 */
export function mergeWords<Edited extends Words>(
  base: Edited,
  mine: Edited,
  theirs: Edited,
  settlement?: Settlement,
): Edited | undefined {
  const merged: Record<string, string> = {};
  for (const [name, text] of Object.entries(mine)) {
    const parts = mergeTexts(base[name] ?? '', text, theirs[name] ?? '');
    const answers = answersTo(parts, settlement);
    if (!answers) return undefined;
    merged[name] = resolvedText(parts, answers);
  }
  return merged as Edited;
}

function answersTo(parts: readonly MergedPart[], settlement: Settlement | undefined): string[] | undefined {
  const conflicts = parts.filter((part) => typeof part !== 'string');
  if (conflicts.length > 0 && !settlement) return undefined;
  return conflicts.map(({ mine, theirs }) => {
    if (settlement === 'both') return [theirs, mine].filter(Boolean).join('\n\n');
    return settlement === 'theirs' ? theirs : mine;
  });
}
