import type { DeclaredPages } from '@cursiv/shared-platform';

/** The section's pages (spec §2): the one place where they are declared. The data rules decide what the unguarded ones show. */
export const pages = {
  overview: {
    path: '/dashboard',
    guard: 'auth',
    page: () => import('./features/overview/overview-page.tsx'),
    payload: '/payload/:locale/ahead/overview.json',
  },
  'my-courses': {
    path: '/dashboard/courses',
    guard: 'auth',
    page: () => import('./features/my-courses/my-courses-page.tsx'),
  },
  'my-bookings': {
    path: '/dashboard/bookings',
    guard: 'auth',
    page: () => import('./features/bookings/bookings-page.tsx'),
  },
  'booking-door': {
    path: '/dashboard/bookings/:bookingId/join',
    guard: 'auth',
    page: () => import('./features/bookings/join/join-page.tsx'),
  },
  'my-resources': {
    path: '/dashboard/resources',
    guard: 'auth',
    page: () => import('./features/resources/resources-page.tsx'),
  },
  'my-certificates': {
    path: '/dashboard/certificates',
    guard: 'auth',
    page: () => import('./features/certificates/certificates-page.tsx'),
  },
  notes: { path: '/dashboard/notes', guard: 'auth', page: () => import('./features/notes/notes-page.tsx') },
  'waiting-questions': {
    path: '/dashboard/questions',
    guard: 'auth',
    page: () => import('./features/teaching/waiting-page.tsx'),
  },
  notifications: {
    path: '/dashboard/notifications',
    guard: 'auth',
    page: () => import('./features/notifications/notifications-page.tsx'),
  },
  invitation: {
    path: '/dashboard/invitation',
    guard: 'auth',
    page: () => import('./features/invitation/invitation-page.tsx'),
  },
  offline: { path: '/dashboard/offline', guard: 'auth', page: () => import('./features/offline/offline-page.tsx') },
  media: { path: '/dashboard/media', guard: 'auth', page: () => import('./features/media/media-page.tsx') },
  expert: { path: '/dashboard/expert', guard: 'auth', page: () => import('./features/expert/expert-page.tsx') },
  account: { path: '/dashboard/account', guard: 'auth', page: () => import('./features/account/account-page.tsx') },
  // One component for both routes, so that a course's first save changes the address and nothing else.
  'create-course': {
    path: '/dashboard/create-course',
    guard: 'auth',
    page: () => import('./features/authoring/authoring-page.tsx'),
  },
  'edit-course': {
    path: '/dashboard/create-course/:courseId',
    guard: 'auth',
    page: () => import('./features/authoring/authoring-page.tsx'),
  },
  course: {
    path: '/dashboard/courses/:courseId',
    page: () => import('./features/course/course-page.tsx'),
    payload: '/payload/:locale/course-ahead/:courseId.json',
  },
  'course-preview': {
    path: '/dashboard/courses/:courseId/preview',
    page: () => import('./features/course/preview/preview-page.tsx'),
  },
  'publish-course': {
    path: '/dashboard/courses/:courseId/publish',
    guard: 'auth',
    page: () => import('./features/publishing/publish-page.tsx'),
  },
  'course-versions': {
    path: '/dashboard/courses/:courseId/versions',
    guard: 'auth',
    page: () => import('./features/publishing/versions/versions-page.tsx'),
  },
  'course-learners': {
    path: '/dashboard/courses/:courseId/teaching',
    guard: 'auth',
    page: () => import('./features/teaching/roster-page.tsx'),
  },
  'course-figures': {
    path: '/dashboard/courses/:courseId/teaching/lessons',
    guard: 'auth',
    page: () => import('./features/teaching/lessons-page.tsx'),
  },
  'course-questions': {
    path: '/dashboard/courses/:courseId/teaching/questions',
    guard: 'auth',
    page: () => import('./features/teaching/questions-page.tsx'),
  },
  'course-reviews': {
    path: '/dashboard/courses/:courseId/teaching/reviews',
    guard: 'auth',
    page: () => import('./features/teaching/reviews-page.tsx'),
  },
  'course-announcements': {
    path: '/dashboard/courses/:courseId/teaching/announcements',
    guard: 'auth',
    page: () => import('./features/teaching/announcements-page.tsx'),
  },
  'lesson-video': {
    path: '/dashboard/courses/:courseId/lessons/:lessonId/video',
    page: () => import('./features/lesson/lesson-page.tsx'),
    payload: '/payload/:locale/ahead/:courseId/:lessonId.json',
  },
  'test-upload': {
    path: '/test-upload',
    guard: 'auth',
    page: () => import('./features/uploads/resumable-upload-page.tsx'),
  },
  'test-direct-upload': {
    path: '/test-direct-upload',
    guard: 'auth',
    page: () => import('./features/uploads/direct-upload-page.tsx'),
  },
} as const satisfies DeclaredPages;
