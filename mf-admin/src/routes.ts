import type { RouteDeclaration } from '@cursiv/shared-platform';

/**
 * The section's routes (spec §2, plus pages for reported reviews and messages); the shell knows them before any code of
 * the section.
 */
export const routes = [
  { id: 'overview', path: '/admin', guard: 'admin', layout: 'admin' },
  { id: 'users', path: '/admin/users', guard: 'admin', layout: 'admin' },
  { id: 'resources', path: '/admin/resources', guard: 'admin', layout: 'admin' },
  { id: 'reviews', path: '/admin/reviews', guard: 'admin', layout: 'admin' },
  { id: 'leads', path: '/admin/leads', guard: 'admin', layout: 'admin' },
  { id: 'setup', path: '/admin-setup', guard: 'admin', layout: 'default' },
] as const satisfies RouteDeclaration[];
