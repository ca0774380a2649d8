import type { RouteDeclaration } from '@cursiv/shared-platform';

/** The section's routes (spec §2, plus a page for each expert), known to the shell before any code of the section. */
export const routes = [
  { id: 'home', path: '/', guard: 'none', layout: 'default' },
  { id: 'login', path: '/login', guard: 'none', layout: 'default' },
  { id: 'register', path: '/register', guard: 'none', layout: 'default' },
  { id: 'resurse', path: '/resurse', guard: 'none', layout: 'default' },
  { id: 'resources', path: '/resources', guard: 'none', layout: 'default' },
  { id: 'resource', path: '/resources/:id', guard: 'none', layout: 'default' },
  { id: 'courses', path: '/courses', guard: 'none', layout: 'default' },
  { id: 'course', path: '/courses/:courseId', guard: 'none', layout: 'default' },
  { id: 'experts', path: '/experts', guard: 'none', layout: 'default' },
  { id: 'expert', path: '/experts/:expertId', guard: 'none', layout: 'default' },
  { id: 'test-player', path: '/test-player', guard: 'none', layout: 'default' },
  { id: 'cors-test', path: '/cors-test', guard: 'none', layout: 'default' },
  { id: 'advanced-cors-test', path: '/advanced-cors-test', guard: 'none', layout: 'default' },
] as const satisfies RouteDeclaration[];
