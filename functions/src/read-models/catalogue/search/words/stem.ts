/** Ends that Romanian and English words take on, without diacritics, the longest first. */
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

/** Of a word this many letters stay, whatever it ends in. */
const SHORTEST = 4;

/** What forms of a word have in common: `dormit` and `dormi`, `insomnie` and `insomnia`. Meant for comparing, not for reading. */
export function stem(word: string): string {
  const ending = ENDINGS.find((end) => word.length - end.length >= SHORTEST && word.endsWith(end));
  return ending === undefined ? word : stem(word.slice(0, -ending.length));
}
