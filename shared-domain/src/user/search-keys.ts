import { beginningOf, beginningsOf, pairBeginning, pairKey } from '../search/beginnings.ts';
import { folded, matchesQuery, wordsIn } from '../search/folded.ts';
import type { User } from './user.ts';

type Person = Pick<User, 'name' | 'email'>;

/** Words of a person that are found together with another of them: a longer name would have too many pairs. */
const PAIRED_WORDS = 8;

const isAddress = (query: string): boolean => query.includes('@');
const partBeforeAt = (email: string): string => email.slice(0, Math.max(email.lastIndexOf('@'), 0));

function pairsOf(words: readonly string[]): string[] {
  const paired = words.slice(0, PAIRED_WORDS).map((word) => beginningsOf(pairBeginning(word)));
  return paired.flatMap((ones, index) =>
    paired.slice(index).flatMap((others) => ones.flatMap((one) => others.map((other) => pairKey(one, other)))),
  );
}

/**
 * The search keys of a person, folded: every beginning of every word of the name and of the e-mail address before the
 * @, the first letters of each two of these words, and the beginnings of the whole address. The database can only check
 * whether a list contains a value, so all beginnings are listed.
 */
export function searchKeysOf({ name, email }: Person): string[] {
  const words = [...new Set(wordsIn(`${name} ${partBeforeAt(email)}`))];
  return [...new Set([...[...words, folded(email)].flatMap(beginningsOf), ...pairsOf(words)])].sort();
}

/** The one key to query: that of the longest two words, which the fewest people share. Undefined for an empty search. */
export function searchKeyFor(query: string): string | undefined {
  if (isAddress(query)) return beginningOf(folded(query.trim()));
  const [longest, second] = [...new Set(wordsIn(query))].toSorted((one, other) => other.length - one.length);
  if (longest && second) return pairKey(pairBeginning(longest), pairBeginning(second));
  return longest && beginningOf(longest);
}

/** Whether the whole query fits the person, after the database has matched one key. */
export const isFoundBy = (query: string, { name, email }: Person): boolean =>
  isAddress(query) ? folded(email).startsWith(folded(query.trim())) : matchesQuery(query, [name, partBeforeAt(email)]);
