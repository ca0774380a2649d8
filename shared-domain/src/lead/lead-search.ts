import { MAX_KEY } from '../search/beginnings.ts';
import { matchesQuery, wordsIn } from '../search/folded.ts';
import { searchKeyFor, searchKeysOf } from '../user/search-keys.ts';
import type { StoredLead } from './stored-lead.ts';

type Written = Pick<StoredLead, 'name' | 'email' | 'message'>;

/**
 * The search keys of a message, folded: those of its sender as of a person, and the words of its text as they are. The beginnings of those
 * words would be thousands, so a text is found by whole words.
 */
export const leadSearchKeysOf = ({ name, email, message }: Written): string[] =>
  [...new Set([...searchKeysOf({ name, email }), ...wordsIn(message).filter((word) => word.length <= MAX_KEY)])].sort();

/** The one key to query: an address, or the longest word, as the words of a text have no keys together. Undefined for an empty search. */
export function leadSearchKeyFor(query: string): string | undefined {
  if (query.includes('@')) return searchKeyFor(query);
  const [longest] = wordsIn(query).toSorted((one, other) => other.length - one.length);
  return longest && searchKeyFor(longest);
}

/** Whether the whole query fits the message, after the database has matched one key. */
export const isLeadFoundBy = (query: string, { name, email, message }: Written): boolean =>
  matchesQuery(query, [name, email, message]);
