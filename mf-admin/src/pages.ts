import type { DeclaredPages } from '@cursiv/shared-platform';

/** The section's pages (spec §2, plus pages for reported reviews and messages): the one place where they are declared. */
export const pages = {
  overview: {
    path: '/admin',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/overview/overview-page.tsx'),
  },
  work: {
    path: '/admin/work',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/work/work-page.tsx'),
  },
  figures: {
    path: '/admin/figures',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/figures/figures-page.tsx'),
  },
  users: {
    path: '/admin/users',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/users/users-page.tsx'),
  },
  user: {
    path: '/admin/users/:uid',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/users/one/user-page.tsx'),
  },
  resources: {
    path: '/admin/resources',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/resources/resources-page.tsx'),
  },
  courses: {
    path: '/admin/courses',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/courses/courses-page.tsx'),
  },
  experts: {
    path: '/admin/experts',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/experts/experts-page.tsx'),
  },
  bookings: {
    path: '/admin/bookings',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/bookings/bookings-page.tsx'),
  },
  verifications: {
    path: '/admin/verifications',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/verifications/verifications-page.tsx'),
  },
  certificates: {
    path: '/admin/certificates',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/certificates/certificates-page.tsx'),
  },
  reviews: {
    path: '/admin/reviews',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/reviews/reviews-page.tsx'),
  },
  leads: {
    path: '/admin/leads',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/leads/leads-page.tsx'),
  },
  mails: {
    path: '/admin/mail',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/mails/mails-page.tsx'),
  },
  composition: {
    path: '/admin/composition',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/composition/composition-page.tsx'),
  },
  status: {
    path: '/admin/status',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/status/status-page.tsx'),
  },
  audit: {
    path: '/admin/audit',
    guard: 'admin',
    layout: 'admin',
    page: () => import('./features/audit/audit-page.tsx'),
  },
  setup: { path: '/admin-setup', guard: 'admin', page: () => import('./features/setup/setup-page.tsx') },
} as const satisfies DeclaredPages;
