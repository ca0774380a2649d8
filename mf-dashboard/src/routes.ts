import type { RouteDeclaration } from '@cursiv/shared-platform';

/** The section's routes (spec §2), known to the shell before any code of the section. The data rules decide what the unguarded ones show. */
export const routes = [
  { id: 'overview', path: '/dashboard', guard: 'auth', layout: 'default' },
  { id: 'my-courses', path: '/dashboard/courses', guard: 'auth', layout: 'default' },
  { id: 'my-bookings', path: '/dashboard/bookings', guard: 'auth', layout: 'default' },
  { id: 'my-resources', path: '/dashboard/resources', guard: 'auth', layout: 'default' },
  { id: 'account', path: '/dashboard/account', guard: 'auth', layout: 'default' },
  { id: 'create-course', path: '/dashboard/create-course', guard: 'auth', layout: 'default' },
  { id: 'edit-course', path: '/dashboard/create-course/:courseId', guard: 'auth', layout: 'default' },
  { id: 'course', path: '/dashboard/courses/:courseId', guard: 'none', layout: 'default' },
  { id: 'course-preview', path: '/dashboard/courses/:courseId/preview', guard: 'none', layout: 'default' },
  {
    id: 'lesson-video',
    path: '/dashboard/courses/:courseId/lessons/:lessonId/video',
    guard: 'none',
    layout: 'default',
  },
  { id: 'test-upload', path: '/test-upload', guard: 'auth', layout: 'default' },
  { id: 'test-direct-upload', path: '/test-direct-upload', guard: 'auth', layout: 'default' },
] as const satisfies RouteDeclaration[];
