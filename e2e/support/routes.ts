import type { Account } from './test.ts';

/** A route of the site: its guard, its layout, and one address of it with the account that shows most of it. */
export interface SiteRoute {
  path: string;
  guard: 'none' | 'auth' | 'admin';
  layout: 'default' | 'admin';
  example: string;
  account?: Account;
}

const route = (
  path: string,
  guard: SiteRoute['guard'],
  account?: Account,
  example = path,
  layout: SiteRoute['layout'] = 'default',
): SiteRoute => ({ path, guard, layout, example, ...(account && { account }) });

const LESSON = '/dashboard/courses/spreadsheets-that-answer/lessons/mean-or-median/video';

/** The tables of the spec's section 2, row by row. */
export const SPEC_ROUTES: SiteRoute[] = [
  route('/', 'none'),
  route('/login', 'none'),
  route('/register', 'none'),
  route('/resurse', 'none'),
  route('/resources', 'none'),
  route('/resources/:id', 'none', undefined, '/resources/cum-inveti-dupa-munca'),
  route('/courses', 'none'),
  route('/courses/:courseId', 'none', undefined, '/courses/spreadsheets-that-answer'),
  route('/experts', 'none'),
  route('/test-player', 'none'),
  route('/cors-test', 'none'),
  route('/advanced-cors-test', 'none'),
  route('/dashboard', 'auth', 'learner'),
  route('/dashboard/courses', 'auth', 'learner'),
  route('/dashboard/bookings', 'auth', 'learner'),
  route('/dashboard/resources', 'auth', 'creator'),
  route('/dashboard/create-course', 'auth', 'creator'),
  route('/dashboard/create-course/:courseId', 'auth', 'creator', '/dashboard/create-course/interface-writing'),
  route('/test-direct-upload', 'auth', 'learner'),
  route('/test-upload', 'auth', 'learner'),
  route('/dashboard/courses/:courseId', 'none', 'learner', '/dashboard/courses/spreadsheets-that-answer'),
  route(
    '/dashboard/courses/:courseId/preview',
    'none',
    'learner',
    '/dashboard/courses/spreadsheets-that-answer/preview',
  ),
  route('/dashboard/courses/:courseId/lessons/:lessonId/video', 'none', 'learner', LESSON),
  route('/admin', 'admin', 'admin', '/admin', 'admin'),
  route('/admin/users', 'admin', 'admin', '/admin/users', 'admin'),
  route('/admin/resources', 'admin', 'admin', '/admin/resources', 'admin'),
  route('/admin-setup', 'admin', 'admin'),
];

/** The site's routes beyond the spec's table. */
export const FURTHER_ROUTES: SiteRoute[] = [
  route('/experts/:expertId', 'none', undefined, '/experts/demo-helen-marsh'),
  route('/dashboard/account', 'auth', 'learner'),
  route('/admin/reviews', 'admin', 'admin', '/admin/reviews', 'admin'),
  route('/admin/leads', 'admin', 'admin', '/admin/leads', 'admin'),
];

/** Every route of the site. */
export const ROUTES: SiteRoute[] = [...SPEC_ROUTES, ...FURTHER_ROUTES];

/** A route's address in a language. */
export const addressIn = (locale: 'ro' | 'en', path: string): string =>
  locale === 'ro' ? path : `/en${path === '/' ? '' : path}`;
