import type { Translation } from '@cursiv/shared-i18n';
import type { courses as ro } from '../ro/courses.ts';

export const courses: Translation<typeof ro> = {
  title: 'Courses',
  lead: 'Short courses, written by people who do every day what they teach. Choose one and begin tonight.',
  filters: 'Search and filter courses',
  search: 'Find a course, a subject, an instructor',
  count_one: 'One course',
  count_other: '{{count}} courses',
  none: { title: 'Courses will be here', text: 'The first courses are on their way. Come back soon.' },
  empty: {
    title: 'No course fits',
    text: 'Try a shorter word or one of these ways on.',
  },
  popular: 'Courses many people take',
  elsewhere: {
    resources_one: 'The one resource found',
    resources_other: 'All {{count}} resources',
    experts_one: 'The one expert found',
    experts_other: 'All {{count}} experts',
  },
};
