import type { Account } from '../../support/test.ts';

/** A page whose cost must not grow with the site. */
export interface ScalePage {
  path: string;
  account: Account;
  /** The most documents that opening it may read. */
  most: number;
}

const LEARNING = '/dashboard/courses/spreadsheets-that-answer';
const LISTS = ['work', 'users', 'courses', 'resources', 'experts', 'bookings', 'verifications', 'certificates'];
const MORE_LISTS = ['media', 'questions', 'reviews', 'leads', 'mail', 'audit', 'invitations'];
const FOUND = ['users?q=ana', 'users?q=ana+popa', 'users?q=ana&who=verifiedExpert', 'work?kind=course'];
const FOUND_WORKS = [
  'courses?q=seria+12',
  'resources?q=calcul+tabelar',
  'experts?q=ana+popa',
  'bookings?q=popa',
  'questions?q=exersez',
];

/** Every list of administrators and what people open daily. */
export const SCALE_PAGES: readonly ScalePage[] = [
  ...['', ...[...LISTS, ...MORE_LISTS, ...FOUND, ...FOUND_WORKS].map((name) => `/${name}`)].map(
    (name) => ({ path: `/admin${name}`, account: 'admin', most: 60 }) as const,
  ),
  { path: '/dashboard', account: 'learner', most: 14 },
  { path: LEARNING, account: 'learner', most: 18 },
  { path: `${LEARNING}/lessons/start-with-a-question/video`, account: 'learner', most: 37 },
];

/** What anybody may ask for; made anew it reads three documents at most. */
export const SCALE_ADDRESSES = [
  ...['/', '/courses', '/courses?q=calcul+tabelar', '/courses?category=languages&page=2', '/resources', '/experts'],
  ...['/courses/python-first-steps', '/experts/demo-helen-marsh', '/sitemap.xml', '/sitemap-1.xml'],
] as const;
