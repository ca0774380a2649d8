import {
  type ExpertFilterName,
  type ExpertQuery,
  type ExpertSort,
  expertQueryString,
  type Locale,
  spokenAt,
} from '@cursiv/shared-domain';
import type { CourseEntry } from '../../catalogue/entries.ts';
import { foundBy } from '../../catalogue/search/found-by.ts';
import { type Narrowed, narrow, type ValuesOf } from '../../catalogue/search/narrow.ts';
import { expertFields } from '../../catalogue/search/searchable.ts';
import { hasTimeIn } from './has-time-in.ts';
import type { ListEntry } from './list-entry.ts';
import { namePlaces } from './name-places.ts';
import { nextStarts } from './next-starts.ts';

/** Tells the topics of an expert by their ids. */
type TopicIds = (expert: ListEntry) => readonly string[];

/** What a search depends on beside the experts. */
export interface ExpertSearch {
  locale: Locale;
  now: Date;
  topicIds: TopicIds;
  /** The course that they are to explain, when one is named. */
  course: CourseEntry | undefined;
}

type Found = Narrowed<ListEntry, ExpertFilterName>;
const known = new WeakMap<readonly ListEntry[], { minute: number; answers: Map<string, Found> }>();
/** The most answers that are remembered: pages are turned, and most visitors begin with the same question. */
const MOST_ANSWERS = 20;

/** Every expert who matches the query, in the query's order; worked out once a minute while the list is the same. */
export function searchExperts(experts: readonly ListEntry[], query: ExpertQuery, search: ExpertSearch): Found {
  const minute = Math.floor(+search.now / 60_000);
  const present = known.get(experts);
  const answers = present?.minute === minute ? present.answers : new Map<string, Found>();
  known.set(experts, { minute, answers });
  const asked = `${search.locale} ${expertQueryString({ ...query, page: 1 })}`;
  const found = answers.get(asked) ?? searched(experts, query, search);
  // What a course is about may change while the list stays.
  if (query.course === undefined && answers.size < MOST_ANSWERS) answers.set(asked, found);
  return found;
}

function searched(experts: readonly ListEntry[], query: ExpertQuery, search: ExpertSearch): Found {
  const { locale, now, topicIds, course } = search;
  const { time, zone = 'UTC', fluency } = query;
  const spoken = (expert: ListEntry) => spokenAt(expert, fluency);
  const values: ValuesOf<ListEntry, ExpertFilterName> = { topic: topicIds, language: spoken };
  const explain = query.course === undefined ? experts : experts.filter((each) => course && canExplain(each, course));
  const asked = fluency ? explain.filter((each) => spoken(each).length > 0) : explain;
  const isAsked = new Set(asked);
  const anyTime = [...foundBy(experts, expertFields, query.text, locale).keys()].filter((each) => isAsked.has(each));
  const inTime = time ? anyTime.filter((each) => hasTimeIn(each.times, time, zone, now)) : anyTime;
  const narrowed = narrow(inTime, values, query);
  return { ...narrowed, found: inOrder(narrowed.found, experts, query.sort, now) };
}

/** Whoever teaches the course, or is at home in its field. */
const canExplain = ({ id, categoryIds }: ListEntry, { instructors, categoryId }: CourseEntry): boolean =>
  categoryIds.includes(categoryId) || instructors.some(({ uid }) => uid === id);

function inOrder(found: readonly ListEntry[], all: readonly ListEntry[], sort: ExpertSort, now: Date): ListEntry[] {
  const places = namePlaces(all);
  const byName = (one: ListEntry, other: ListEntry) => (places.get(one) ?? 0) - (places.get(other) ?? 0);
  if (sort === 'name') return found.toSorted(byName);
  if (sort === 'rating')
    return found.toSorted(
      (one, other) => other.ratingAvg - one.ratingAvg || other.ratingCount - one.ratingCount || byName(one, other),
    );
  const next = nextStarts(all, now);
  const at = (expert: ListEntry) => next.get(expert) ?? Number.MAX_SAFE_INTEGER;
  return found.toSorted((one, other) => at(one) - at(other) || byName(one, other));
}
