import type { CourseDraftContent } from './course-draft-schema.ts';

/** Number of lessons in a draft. */
export const lessonCountOf = (draft: Pick<CourseDraftContent, 'outline'>) =>
  draft.outline.reduce((count, unit) => count + unit.lessons.length, 0);
