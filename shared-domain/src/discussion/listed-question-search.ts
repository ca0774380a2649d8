import { beginningOf, beginningsOf, MAX_KEY } from '../search/beginnings.ts';
import { matchesQuery, wordsIn } from '../search/folded.ts';
import type { ListedQuestion } from './listed-question.ts';

type Searched = Pick<ListedQuestion, 'authorName' | 'courseTitle' | 'lessonTitle' | 'text'>;

const namesIn = ({ authorName, courseTitle, lessonTitle }: Searched): string[] => [
  authorName,
  ...[courseTitle, lessonTitle].flatMap(({ ro = '', en = '' }) => [ro, en]),
];

/**
 * The search keys of a question, folded: every beginning of the words of its asker's name and of both titles, and the words of its text as
 * they are. The beginnings of those would be thousands.
 */
export function listedQuestionKeysOf(question: Searched): string[] {
  const beginnings = wordsIn(namesIn(question).join(' ')).flatMap(beginningsOf);
  const words = wordsIn(question.text).filter((word) => word.length <= MAX_KEY);
  return [...new Set([...beginnings, ...words])].sort();
}

/** The one key to query: the longest word, as the words of a text have no keys together. Undefined for an empty search. */
export function listedQuestionKeyFor(query: string): string | undefined {
  const [longest] = wordsIn(query).toSorted((one, other) => other.length - one.length);
  return longest && beginningOf(longest);
}

/** Whether the whole query fits the question, after the database has matched one key. */
export const isQuestionFoundBy = (query: string, question: Searched): boolean =>
  matchesQuery(query, [...namesIn(question), question.text]);
