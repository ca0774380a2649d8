import type { Pages } from '@cursiv/shared-platform';
import type { routes } from './routes.ts';

/** The page of every declared route; each loads when it is first opened. */
export const pages: Pages<typeof routes> = {
  overview: () => import('./features/trial/trial-page.tsx'),
  users: () => import('./features/trial/trial-page.tsx'),
  resources: () => import('./features/trial/trial-page.tsx'),
  setup: () => import('./features/trial/trial-page.tsx'),
};
