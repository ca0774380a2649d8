import type { Locale } from '@cursiv/shared-domain';
import type { ListEntry } from '../../../read-models/experts/list/list-entry.ts';
import { topicLines } from './topic-lines.ts';

const idsOf = new WeakMap<ListEntry, readonly string[]>();
const namesIn = new WeakMap<readonly ListEntry[], Map<Locale, ReadonlyMap<string, string>>>();

/** The ids of an expert's topics, in whatever language a page is; made once for each entry. */
export function topicIds(expert: ListEntry): readonly string[] {
  const known = idsOf.get(expert);
  if (known) return known;
  const ids = [
    ...new Set([...topicLines(expert.topics, 'ro'), ...topicLines(expert.topics, 'en')].map(({ id }) => id)),
  ];
  idsOf.set(expert, ids);
  return ids;
}

/** The names of all topics by their ids; made once while the list is the same. */
export function topicNames(experts: readonly ListEntry[], locale: Locale): ReadonlyMap<string, string> {
  const byLocale = namesIn.get(experts) ?? new Map<Locale, ReadonlyMap<string, string>>();
  namesIn.set(experts, byLocale);
  const names =
    byLocale.get(locale) ??
    new Map(experts.flatMap(({ topics }) => topicLines(topics, locale).map(({ id, text }) => [id, text] as const)));
  byLocale.set(locale, names);
  return names;
}
