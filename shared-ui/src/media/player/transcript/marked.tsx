import { folded } from './matching-rows.ts';

/** A text with the first match of the search marked. */
export function Marked({ text, searched }: { text: string; searched: string }) {
  const wanted = folded(searched.trim());
  const plain = folded(text);
  const begin = wanted === '' ? -1 : plain.indexOf(wanted);
  // Folding may change the length of rare letters; then the position is unknown.
  if (begin < 0 || plain.length !== text.length) return <span>{text}</span>;
  const end = begin + wanted.length;
  return (
    <span>
      {text.slice(0, begin)}
      <mark>{text.slice(begin, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
