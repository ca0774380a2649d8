import type { CourseDraftContent } from './course-draft-schema.ts';

export const DRAFT_STATUSES = [
  'draft',
  'in_review',
  'changes_requested',
  'published',
  'archived',
  'suspended',
] as const;

/** Number of lessons in a draft. */
export const lessonCountOf = (draft: Pick<CourseDraftContent, 'outline'>) =>
  draft.outline.reduce((count, section) => count + section.lessons.length, 0);
