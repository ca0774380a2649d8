import type { Pages } from '@cursiv/shared-platform';
import type { routes } from './routes.ts';

/** The page of every declared route; each loads when it is first opened. */
export const pages: Pages<typeof routes> = {
  home: () => import('./features/trial/trial-page.tsx'),
  login: () => import('./features/trial/trial-page.tsx'),
  register: () => import('./features/trial/trial-page.tsx'),
  resurse: () => import('./features/trial/trial-page.tsx'),
  resources: () => import('./features/trial/trial-page.tsx'),
  resource: () => import('./features/trial/trial-page.tsx'),
  courses: () => import('./features/trial/trial-page.tsx'),
  course: () => import('./features/trial/trial-page.tsx'),
  experts: () => import('./features/trial/trial-page.tsx'),
  'test-player': () => import('./features/trial/trial-page.tsx'),
  'cors-test': () => import('./features/trial/trial-page.tsx'),
  'advanced-cors-test': () => import('./features/trial/trial-page.tsx'),
};
