import type { CourseDraftContent } from './course-draft-schema.ts';

/** Number of lessons in a draft. */
export const lessonCountOf = (draft: Pick<CourseDraftContent, 'outline'>) =>
  draft.outline.reduce((count, section) => count + section.lessons.length, 0);
