import type { Translation } from '@cursiv/shared-i18n';
import type { myCourses as ro } from '../../ro/learning/my-courses.ts';

export const myCourses: Translation<typeof ro> = {
  learning: 'Learning now',
  empty: 'No courses yet',
  emptyText: 'The courses you enrol in appear here, with your progress.',
  drafts: 'Courses you wrote',
  noDrafts: 'You have not written a course yet',
  noDraftsText:
    'You can start with a title and one lesson. The draft saves itself; only you and administrators can see it.',
  changed: 'changed on {{date}}',
  draftChanged: 'draft changed {{date}}',
  edit: 'Edit',
  preview: 'Preview',
  delete: 'Delete',
  deleteTitle: 'Delete “{{title}}”?',
  deleteText: 'The draft is deleted with all its lessons. This cannot be undone.',
  deleteConfirm: 'Delete the draft',
  deleted: 'The draft was deleted.',
};
