import type { CourseEntry } from '../entries.ts';
import { ownCourseFields } from './searchable.ts';
import { stem } from './words/stem.ts';

/** Fields whose words show the subject of a course; those of its lessons and people do not. */
const TELLING = ['title', 'subtitle'];
/** Shorter stems mostly come from words without a meaning of their own. */
const SHORTEST = 4;

const known = new WeakMap<CourseEntry, readonly string[]>();

/** The telling stems of a course, kept as long as its entry. */
function stemsOf(course: CourseEntry): readonly string[] {
  const present = known.get(course) ?? tellingStems(course);
  known.set(course, present);
  return present;
}

const tellingStems = (course: CourseEntry): string[] => {
  const fields = ownCourseFields(course).filter(({ field }) => TELLING.includes(field));
  const stems = fields.flatMap(({ words }) => words.map(stem));
  return [...new Set(stems)].filter((one) => one.length >= SHORTEST);
};

/** How many words a course shares with others in the list, from 0 to 1; rare words count more. */
export function kinship(courses: readonly CourseEntry[], one: CourseEntry): (other: CourseEntry) => number {
  const having = new Map<string, number>();
  for (const course of courses) for (const stem of stemsOf(course)) having.set(stem, (having.get(stem) ?? 0) + 1);
  const weightOf = (stem: string) => Math.log(courses.length / (having.get(stem) ?? 1));
  const lengthOf = (stems: readonly string[]) => Math.hypot(...stems.map(weightOf)) || 1;
  const own = stemsOf(one);
  return (other) => {
    const theirs = stemsOf(other);
    const shared = theirs.filter((stem) => own.includes(stem)).map((stem) => weightOf(stem) ** 2);
    return shared.reduce((sum, weight) => sum + weight, 0) / (lengthOf(own) * lengthOf(theirs));
  };
}
