import type { DeclaredPages } from '@cursiv/shared-platform';

/** The section's only page. */
export const pages = {
  overview: { path: '/dashboard', guard: 'auth', page: () => import('./overview-page.ts') },
} as const satisfies DeclaredPages;
