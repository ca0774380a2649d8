import type { CourseEntry } from '../entries.ts';
import { courseFields } from './searchable.ts';

/** Stems of a course's words with what each says of it: the fewer courses have it, the more. */
type Weights = ReadonlyMap<string, number>;

const weighed = new WeakMap<readonly CourseEntry[], ReadonlyMap<CourseEntry, Weights>>();

/** Words that tell what a course is about; its lessons' and its people's do not. */
const TELLING = ['title', 'subtitle'];
/** Shorter stems are mostly those of words without a meaning of their own. */
const SHORTEST = 4;

const stemsOf = (course: CourseEntry): Set<string> =>
  new Set(
    courseFields(course)
      .filter(({ field }) => TELLING.includes(field))
      .flatMap(({ stems }) => stems.trim().split(' '))
      .filter((stem) => stem.length >= SHORTEST),
  );

/** Every course's words, weighed as usual (tf-idf, of length 1): kept for as long as the list is the same. */
function weightsOf(courses: readonly CourseEntry[]): ReadonlyMap<CourseEntry, Weights> {
  const present = weighed.get(courses);
  if (present) return present;
  const stems = new Map(courses.map((course) => [course, stemsOf(course)]));
  const having = new Map<string, number>();
  for (const own of stems.values()) for (const stem of own) having.set(stem, (having.get(stem) ?? 0) + 1);
  const all = new Map([...stems].map(([course, own]) => [course, unit(own, having, courses.length)]));
  weighed.set(courses, all);
  return all;
}

function unit(stems: ReadonlySet<string>, having: ReadonlyMap<string, number>, count: number): Weights {
  const weights = [...stems].map((stem): [string, number] => [stem, Math.log(count / (having.get(stem) ?? 1))]);
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return new Map(weights.map(([stem, weight]) => [stem, weight / length]));
}

/** How much the words of two courses of the list have in common, from 0 to 1. */
export function kinship(courses: readonly CourseEntry[], one: CourseEntry): (other: CourseEntry) => number {
  const all = weightsOf(courses);
  const own = all.get(one);
  return (other) => {
    const theirs = all.get(other);
    if (!own || !theirs) return 0;
    return [...own].reduce((sum, [stem, weight]) => sum + weight * (theirs.get(stem) ?? 0), 0);
  };
}
