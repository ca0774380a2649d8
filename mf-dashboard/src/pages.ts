import type { Pages } from '@cursiv/shared-platform';
import type { routes } from './routes.ts';

/** The page of every declared route; each loads when it is first opened. */
export const pages: Pages<typeof routes> = {
  overview: () => import('./features/trial/trial-page.tsx'),
  'my-courses': () => import('./features/trial/trial-page.tsx'),
  'my-bookings': () => import('./features/trial/trial-page.tsx'),
  'my-resources': () => import('./features/trial/trial-page.tsx'),
  'create-course': () => import('./features/trial/trial-page.tsx'),
  'edit-course': () => import('./features/trial/trial-page.tsx'),
  course: () => import('./features/trial/trial-page.tsx'),
  'course-preview': () => import('./features/trial/trial-page.tsx'),
  'lesson-video': () => import('./features/trial/trial-page.tsx'),
  'test-upload': () => import('./features/trial/trial-page.tsx'),
  'test-direct-upload': () => import('./features/trial/trial-page.tsx'),
};
