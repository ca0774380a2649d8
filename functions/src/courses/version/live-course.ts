import { type Course, courseLifecycle } from '@cursiv/shared-domain';
import type { NewVersion } from './compose-version.ts';

/** The facts about a version besides its content. */
type Facts = Pick<Course, 'ownerUid' | 'instructors' | 'version'> & { now: Date };

/** The course's own document for a version; its counts and its status stay as they were. */
export function liveCourse(
  { content, locales, lessonIds }: NewVersion,
  before: Course | undefined,
  { now, ...facts }: Facts,
): Record<string, unknown> {
  const { id, cover, ...kept } = before ?? {
    ...{ id: '', cover: undefined },
    ...{ status: courseLifecycle.first, ratingAvg: 0, ratingCount: 0, enrollmentCount: 0 },
  };
  const { outline, ...words } = content;
  return {
    ...kept,
    ...words,
    ...facts,
    locales,
    durationSec: outline.flatMap(({ lessons }) => lessons).reduce((sum, { durationSec }) => sum + durationSec, 0),
    lessonCount: lessonIds.length,
    outline: outline.map((unit) => ({
      sectionId: unit.id,
      title: unit.title,
      lessonIds: unit.lessons.map((lesson) => lesson.id),
    })),
    publishedAt: now,
  };
}
