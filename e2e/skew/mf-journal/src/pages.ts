import type { DeclaredPages } from '@cursiv/shared-platform';

/** The section's pages: the one place where they are declared. */
export const pages = {
  journal: { path: '/journal', search: 'listed', page: () => import('./features/journal/journal-page.tsx') },
  mine: { path: '/journal/mine', guard: 'auth', page: () => import('./features/journal/my-journal-page.tsx') },
} as const satisfies DeclaredPages;
