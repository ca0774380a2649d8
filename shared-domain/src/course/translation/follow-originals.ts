import { alignParagraphs } from './align-paragraphs.ts';
import { paragraphsIn } from './paragraphs.ts';
import type { TranslatedText } from './translated-text.ts';

/** Paragraphs that one press of a key may change: one, or the two that it joins or parts. */
const BY_HAND = 2;

/**
 * The translation after its text was edited. A paragraph that is typed on keeps its original; one that is begun is
 * translated from the source that stands beside it. What comes many at a time, by pasting, is to be checked.
 */
export function followOriginals({ text, originals }: TranslatedText, edited: string, source: string): TranslatedText {
  const before = paragraphsIn(text).map((paragraph) => paragraph.text);
  const after = paragraphsIn(edited).map((paragraph) => paragraph.text);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const known = before.map((_, index) => originals[index] ?? '');
  const was = known.slice(start, before.length - end);
  const count = after.length - end - start;
  const isByHand = was.length <= BY_HAND && count <= BY_HAND;
  const changed = Array.from({ length: count }, (_, index) => (isByHand ? (was[index] ?? '') : ''));
  const followed = {
    text: edited,
    originals: [...known.slice(0, start), ...changed, ...known.slice(before.length - end)],
  };
  const isBegun = isByHand && count === was.length + 1;
  return isBegun ? begun(followed, start + count - 1, source) : followed;
}

/** A paragraph that is begun is made from the source that stands alone behind the one before it. */
function begun({ text, originals }: TranslatedText, place: number, source: string): TranslatedText {
  const from = paragraphsIn(source).map((paragraph) => paragraph.text);
  const others = paragraphsIn(text)
    .map((paragraph) => paragraph.text)
    .toSpliced(place, 1);
  const rows = alignParagraphs(from, others, originals.toSpliced(place, 1));
  const next = rows[rows.findIndex(({ target }) => target === place - 1) + 1];
  const isAlone = next?.source !== undefined && next.target === undefined;
  return { text, originals: isAlone ? originals.with(place, from[next.source ?? 0] ?? '') : originals };
}
