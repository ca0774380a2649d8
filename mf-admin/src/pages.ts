import type { Pages } from '@cursiv/shared-platform';
import type { routes } from './routes.ts';

/** The page of every declared route; each loads when it is first opened. */
export const pages: Pages<typeof routes> = {
  overview: () => import('./features/overview/overview-page.tsx'),
  users: () => import('./features/users/users-page.tsx'),
  resources: () => import('./features/resources/resources-page.tsx'),
  reviews: () => import('./features/reviews/reviews-page.tsx'),
  leads: () => import('./features/leads/leads-page.tsx'),
  setup: () => import('./features/setup/setup-page.tsx'),
};
