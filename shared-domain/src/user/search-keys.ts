import { folded, matchesQuery, wordsIn } from '../search/folded.ts';
import type { User } from './user.ts';

type Person = Pick<User, 'name' | 'email'>;

/** Longer words and addresses are found by their first characters, up to this length. */
const MAX_KEY = 24;

const isAddress = (query: string): boolean => query.includes('@');
const beginningOf = (text: string): string => Array.from(text).slice(0, MAX_KEY).join('');
const beginningsOf = (text: string): string[] => {
  const letters = Array.from(beginningOf(text));
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
};
const partBeforeAt = (email: string): string => email.slice(0, Math.max(email.lastIndexOf('@'), 0));

/**
 * The search keys of a person, folded: every beginning of every word of the name and of the e-mail address before the
 * @, and the beginnings of the whole address. The database can only check whether a list contains a value, so all
 * beginnings are listed.
 */
export function searchKeysOf({ name, email }: Person): string[] {
  const words = wordsIn(`${name} ${partBeforeAt(email)}`);
  return [...new Set([...words, folded(email)].flatMap(beginningsOf))].sort();
}

/** The one key to query: that of the longest word, which the fewest people share. Undefined for an empty search. */
export function searchKeyFor(query: string): string | undefined {
  if (isAddress(query)) return beginningOf(folded(query.trim()));
  const [longest] = wordsIn(query).toSorted((one, other) => other.length - one.length);
  return longest && beginningOf(longest);
}

/** Whether the whole query fits the person, after the database has matched one key. */
export const isFoundBy = (query: string, { name, email }: Person): boolean =>
  isAddress(query) ? folded(email).startsWith(folded(query.trim())) : matchesQuery(query, [name, partBeforeAt(email)]);
