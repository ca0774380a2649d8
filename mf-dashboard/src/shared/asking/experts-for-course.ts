import type { ExpertCard } from '@cursiv/shared-domain';
import type { ReadableCourse } from '../courses/readable-course.ts';

/** ISO 8601 instants compare as text; experts without a free time come last. */
const NEVER = '9999';

/** What of a course says who can explain it. */
export type Subject = Pick<ReadableCourse, 'categoryId' | 'ownerUid' | 'instructorUids'>;

export const teaches = ({ id }: ExpertCard, { ownerUid, instructorUids }: Subject): boolean =>
  id === ownerUid || instructorUids.includes(id);

/**
 * The experts who can explain a course: those who teach it and those of its subject. Who speaks the reader's language
 * comes first, then who teaches it, then who is free soonest.
 */
export function expertsForCourse(experts: readonly ExpertCard[], of: Subject, language: string): ExpertCard[] {
  const speaks = ({ languages }: ExpertCard) => languages.some((tag) => tag.split('-')[0] === language);
  const rank = (expert: ExpertCard) => [speaks(expert) ? 0 : 1, teaches(expert, of) ? 0 : 1].join();
  return experts
    .filter((expert) => teaches(expert, of) || expert.categoryIds.includes(of.categoryId))
    .toSorted(
      (one, other) =>
        rank(one).localeCompare(rank(other)) || (one.nextFreeAt ?? NEVER).localeCompare(other.nextFreeAt ?? NEVER),
    );
}
