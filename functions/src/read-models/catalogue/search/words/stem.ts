/** Endings that Romanian and English words take, without diacritics, longest first. */
const ENDINGS = [
  ...['urilor', 'ations', 'atiile', 'ation', 'atiei', 'atie', 'atii', 'ilor', 'elor', 'ului', 'urile', 'iilor', 'ings'],
  ...['uri', 'iei', 'ile', 'ele', 'ind', 'and', 'eaza', 'este', 'esti', 'esc', 'arii', 'area', 'are', 'erea', 'ere'],
  ...['irea', 'ire', 'ing', 'ers', 'ate', 'ati', 'ata', 'ite', 'iti', 'ita', 'ies', 'lor', 'ment', 'ness', 'iez', 'ez'],
  ...[
    'ul',
    'ea',
    'ua',
    'ia',
    'ie',
    'ii',
    'ei',
    'le',
    'it',
    'at',
    'ut',
    'ed',
    'er',
    'es',
    'ly',
    'am',
    'a',
    'e',
    'i',
    'u',
  ],
  ...['o', 's', 'l', 'y'],
].toSorted((one, other) => other.length - one.length);

/** The shortest stem, whatever the word ends in. */
const SHORTEST = 4;

/**
 * The common part of a word's forms: `dormit` and `dormi`, `insomnie` and `insomnia`. For comparing, not for reading.
 */
export function stem(word: string): string {
  const ending = ENDINGS.find((end) => word.length - end.length >= SHORTEST && word.endsWith(end));
  return ending === undefined ? word : stem(word.slice(0, -ending.length));
}
