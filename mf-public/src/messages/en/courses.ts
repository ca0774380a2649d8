import type { Translation } from '@cursiv/shared-i18n';
import type { courses as ro } from '../ro/courses.ts';

export const courses: Translation<typeof ro> = {
  title: 'Courses',
  lead: 'Short courses to take at your own pace. Choose one and begin tonight.',
  filters: 'Search and filter courses',
  search: 'Find a course, a subject, an instructor',
  count_one: 'One course',
  count_other: '{{count}} courses',
  none: { title: 'Courses will be here', text: 'No course is published yet.' },
  empty: {
    title: 'No courses match',
    text: 'Try a shorter word or one of these.',
  },
  popular: 'Popular courses',
  elsewhere: {
    resources_one: 'The one resource found',
    resources_other: 'All {{count}} resources',
    experts_one: 'The one expert found',
    experts_other: 'All {{count}} experts',
  },
};
