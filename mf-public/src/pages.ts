import type { DeclaredPages } from '@cursiv/shared-platform';

/** The section's pages (spec §2, plus a page for each expert): the one place where they are declared. */
export const pages = {
  home: { path: '/', search: 'listed', codeOn: 'touch', page: () => import('./features/home/home-page.tsx') },
  login: { path: '/login', page: () => import('./features/account/login-page.tsx') },
  register: { path: '/register', page: () => import('./features/account/register-page.tsx') },
  resurse: {
    path: '/resurse',
    search: 'linked',
    codeOn: 'touch',
    page: () => import('./features/resources/resources-page.tsx'),
  },
  resources: {
    path: '/resources',
    search: 'listed',
    codeOn: 'touch',
    page: () => import('./features/resources/resources-page.tsx'),
  },
  resource: {
    path: '/resources/:id',
    search: 'linked',
    codeOn: 'touch',
    page: () => import('./features/resource/resource-page.tsx'),
  },
  courses: {
    path: '/courses',
    search: 'listed',
    codeOn: 'touch',
    page: () => import('./features/courses/courses-page.tsx'),
  },
  course: {
    path: '/courses/:courseId',
    search: 'linked',
    codeOn: 'touch',
    page: () => import('./features/course/course-page.tsx'),
  },
  experts: {
    path: '/experts',
    search: 'listed',
    codeOn: 'touch',
    page: () => import('./features/experts/experts-page.tsx'),
  },
  expert: { path: '/experts/:expertId', search: 'linked', page: () => import('./features/expert/expert-page.tsx') },
  certificate: {
    path: '/certificates/:id',
    codeOn: 'touch',
    page: () => import('./features/certificate/certificate-page.tsx'),
  },
  'check-certificate': {
    path: '/certificates',
    search: 'listed',
    page: () => import('./features/certificate/check-page.tsx'),
  },
  contact: {
    path: '/contact',
    search: 'listed',
    codeOn: 'touch',
    page: () => import('./features/contact/contact-page.tsx'),
  },
  help: {
    path: '/help',
    search: 'listed',
    codeOn: 'touch',
    page: () => import('./features/information/help-page.tsx'),
  },
  privacy: {
    path: '/privacy',
    search: 'listed',
    codeOn: 'touch',
    page: () => import('./features/information/privacy-page.tsx'),
  },
  'privacy-version': {
    path: '/privacy/:day',
    codeOn: 'touch',
    page: () => import('./features/information/privacy-page.tsx'),
  },
  terms: {
    path: '/terms',
    search: 'listed',
    codeOn: 'touch',
    page: () => import('./features/information/terms-page.tsx'),
  },
  'terms-version': {
    path: '/terms/:day',
    codeOn: 'touch',
    page: () => import('./features/information/terms-page.tsx'),
  },
  cookies: {
    path: '/cookies',
    search: 'listed',
    codeOn: 'touch',
    page: () => import('./features/information/cookies-page.tsx'),
  },
  'cookies-version': {
    path: '/cookies/:day',
    codeOn: 'touch',
    page: () => import('./features/information/cookies-page.tsx'),
  },
  accessibility: {
    path: '/accessibility',
    search: 'listed',
    codeOn: 'touch',
    page: () => import('./features/information/accessibility-page.tsx'),
  },
  'accessibility-version': {
    path: '/accessibility/:day',
    codeOn: 'touch',
    page: () => import('./features/information/accessibility-page.tsx'),
  },
  'test-player': { path: '/test-player', page: () => import('./features/diagnostics/test-player-page.tsx') },
  'cors-test': { path: '/cors-test', page: () => import('./features/diagnostics/cors-test-page.tsx') },
  'advanced-cors-test': {
    path: '/advanced-cors-test',
    page: () => import('./features/diagnostics/advanced-cors-test-page.tsx'),
  },
} as const satisfies DeclaredPages;
