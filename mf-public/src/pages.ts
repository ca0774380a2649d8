import type { Pages } from '@cursiv/shared-platform';
import type { routes } from './routes.ts';

/** The page of every declared route; each loads when it is first opened. */
export const pages: Pages<typeof routes> = {
  home: () => import('./features/home/home-page.tsx'),
  login: () => import('./features/account/login-page.tsx'),
  register: () => import('./features/account/register-page.tsx'),
  resurse: () => import('./features/resources/resources-page.tsx'),
  resources: () => import('./features/resources/resources-page.tsx'),
  resource: () => import('./features/resource/resource-page.tsx'),
  courses: () => import('./features/courses/courses-page.tsx'),
  course: () => import('./features/course/course-page.tsx'),
  experts: () => import('./features/experts/experts-page.tsx'),
  expert: () => import('./features/expert/expert-page.tsx'),
  'test-player': () => import('./features/diagnostics/test-player-page.tsx'),
  'cors-test': () => import('./features/diagnostics/cors-test-page.tsx'),
  'advanced-cors-test': () => import('./features/diagnostics/advanced-cors-test-page.tsx'),
};
