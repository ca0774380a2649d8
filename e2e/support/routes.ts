import path from 'node:path';
import { declaredIn } from '@cursiv/platform-tools/declared';
import { SECTION_WORKSPACES } from '@cursiv/platform-tools/serve';
import type { RouteDeclaration } from '@cursiv/shared-platform';
import type { Account } from './test.ts';

/** A route of the site, and one address of it with the account that shows most of it. */
export interface SiteRoute extends RouteDeclaration {
  example: string;
  account?: Account;
}

const repository = path.resolve(import.meta.dirname, '../..');

/** Addresses of routes with parameters, and accounts other than those that the guard asks for. */
const EXAMPLES: Record<string, { example?: string; account?: Account }> = {
  '/resources/:id': { example: '/resources/cum-inveti-dupa-munca' },
  '/courses/:courseId': { example: '/courses/spreadsheets-that-answer' },
  '/certificates/:id': { example: '/certificates/example' },
  '/terms/:day': { example: '/terms/2026-11-23' },
  '/privacy/:day': { example: '/privacy/2026-11-27' },
  '/cookies/:day': { example: '/cookies/2026-11-24' },
  '/accessibility/:day': { example: '/accessibility/2026-11-22' },
  '/experts/:expertId': { example: '/experts/demo-helen-marsh' },
  '/admin/users/:uid': { example: '/admin/users/demo-creator' },
  '/admin/settings/:key': { example: '/admin/settings/banner' },
  '/admin/users/:uid/as': { example: '/admin/users/demo-creator/as' },
  '/dashboard/resources': { account: 'creator' },
  '/dashboard/bookings/:bookingId/join': {
    example: '/dashboard/bookings/booking-emails-andrei/join',
    account: 'learner',
  },
  '/dashboard/expert': { account: 'expert' },
  '/dashboard/create-course': { account: 'creator' },
  '/dashboard/create-course/:courseId': { example: '/dashboard/create-course/interface-writing', account: 'creator' },
  '/dashboard/courses/:courseId': { example: '/dashboard/courses/spreadsheets-that-answer', account: 'learner' },
  '/dashboard/courses/:courseId/preview': {
    example: '/dashboard/courses/spreadsheets-that-answer/preview',
    account: 'learner',
  },
  '/dashboard/courses/:courseId/publish': {
    example: '/dashboard/courses/interface-writing/publish',
    account: 'creator',
  },
  '/dashboard/courses/:courseId/versions': {
    example: '/dashboard/courses/interface-writing/versions',
    account: 'creator',
  },
  '/dashboard/courses/:courseId/teaching': {
    example: '/dashboard/courses/scrisul-de-mana/teaching',
    account: 'creator',
  },
  '/dashboard/courses/:courseId/teaching/lessons': {
    example: '/dashboard/courses/scrisul-de-mana/teaching/lessons',
    account: 'creator',
  },
  '/dashboard/courses/:courseId/teaching/questions': {
    example: '/dashboard/courses/statistics-in-the-news/teaching/questions',
    account: 'instructor',
  },
  '/dashboard/courses/:courseId/teaching/reviews': {
    example: '/dashboard/courses/scrisul-de-mana/teaching/reviews',
    account: 'creator',
  },
  '/dashboard/courses/:courseId/teaching/announcements': {
    example: '/dashboard/courses/scrisul-de-mana/teaching/announcements',
    account: 'creator',
  },
  '/dashboard/courses/:courseId/lessons/:lessonId/video': {
    example: '/dashboard/courses/spreadsheets-that-answer/lessons/mean-or-median/video',
    account: 'learner',
  },
};

const ACCOUNTS = { none: undefined, auth: 'learner', admin: 'admin' } as const;

function withExample(route: RouteDeclaration): SiteRoute {
  const { example = route.path, account = ACCOUNTS[route.guard] } = EXAMPLES[route.path] ?? {};
  if (example.includes(':')) throw new Error(`name an address of ${route.path} in e2e/support/routes.ts`);
  return { ...route, example, ...(account && { account }) };
}

const declared = await Promise.all(SECTION_WORKSPACES.map((name) => declaredIn(path.join(repository, name))));

/** Every route of the site, as the sections declare them. */
export const ROUTES: SiteRoute[] = declared.flatMap(({ routes }) => routes).map(withExample);

/** A route's address in a language. */
export const addressIn = (locale: 'ro' | 'en', path: string): string =>
  locale === 'ro' ? path : `/en${path === '/' ? '' : path}`;
