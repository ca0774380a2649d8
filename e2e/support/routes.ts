import type { Account } from './test.ts';

/** Every route of the spec's section 2 each expert's page and the reported reviews, with an example of each parameter, and who may see it. */
export const ROUTES: [path: string, account?: Account][] = [
  ['/'],
  ['/login'],
  ['/register'],
  ['/resurse'],
  ['/resources'],
  ['/resources/cum-inveti-dupa-munca'],
  ['/courses'],
  ['/courses/spreadsheets-that-answer'],
  ['/experts'],
  ['/experts/demo-helen-marsh'],
  ['/test-player'],
  ['/cors-test'],
  ['/advanced-cors-test'],
  ['/dashboard', 'learner'],
  ['/dashboard/courses', 'learner'],
  ['/dashboard/bookings', 'learner'],
  ['/dashboard/resources', 'creator'],
  ['/dashboard/account', 'learner'],
  ['/dashboard/create-course', 'creator'],
  ['/dashboard/create-course/interface-writing', 'creator'],
  ['/test-direct-upload', 'learner'],
  ['/test-upload', 'learner'],
  ['/dashboard/courses/spreadsheets-that-answer', 'learner'],
  ['/dashboard/courses/spreadsheets-that-answer/preview', 'learner'],
  ['/dashboard/courses/spreadsheets-that-answer/lessons/LESSON/video', 'learner'],
  ['/admin', 'admin'],
  ['/admin/users', 'admin'],
  ['/admin/resources', 'admin'],
  ['/admin/reviews', 'admin'],
  ['/admin/leads', 'admin'],
  ['/admin-setup', 'admin'],
];

/** A route's address in a language. */
export const addressIn = (locale: 'ro' | 'en', path: string): string =>
  locale === 'ro' ? path : `/en${path === '/' ? '' : path}`;
