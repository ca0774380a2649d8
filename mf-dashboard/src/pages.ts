import type { Pages } from '@cursiv/shared-platform';
import type { routes } from './routes.ts';

/** The page of every declared route; each loads when it is first opened. */
export const pages: Pages<typeof routes> = {
  overview: () => import('./features/overview/overview-page.tsx'),
  'my-courses': () => import('./features/my-courses/my-courses-page.tsx'),
  'my-bookings': () => import('./features/bookings/bookings-page.tsx'),
  'my-resources': () => import('./features/resources/resources-page.tsx'),
  account: () => import('./features/account/account-page.tsx'),
  // One component for both routes, so that a course's first save changes the address and nothing else.
  'create-course': () => import('./features/authoring/authoring-page.tsx'),
  'edit-course': () => import('./features/authoring/authoring-page.tsx'),
  course: () => import('./features/course/course-page.tsx'),
  'course-preview': () => import('./features/course/preview-page.tsx'),
  'lesson-video': () => import('./features/lesson/lesson-page.tsx'),
  'test-upload': () => import('./features/uploads/resumable-upload-page.tsx'),
  'test-direct-upload': () => import('./features/uploads/direct-upload-page.tsx'),
};
