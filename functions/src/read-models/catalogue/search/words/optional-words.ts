/** Words that say how a search is put and not what is searched for, folded, in both languages. On a site of courses, "course" is one of them. */
const OPTIONAL = new Set(
  [
    'a ai al ale am as ca care ce cea cel cu cum de despre din este fac face fi imi in intr la le mai ma mi o or pe pentru prin sa sau se si',
    'spre sunt ta tau mea meu un una unde unei unor unui vreau vrea doresc as caut invat invata invati',
    'an and about are at be by do for from how i in is it learn learning me my of on or our the to want what with you your',
    'curs cursul cursuri cursurile lectie lectii lectiile course courses class classes lesson lessons',
  ].flatMap((words) => words.split(' ')),
);

/** Whether an entry may lack the word and still be found; a search of such words alone wants them all. */
export const isOptional = (word: string, search: readonly string[]): boolean =>
  OPTIONAL.has(word) && search.some((other) => !OPTIONAL.has(other));
