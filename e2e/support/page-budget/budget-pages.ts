import { VISITOR } from '@cursiv/platform-tools/page-budget';
import type { Account } from '../test.ts';

/** A page with a budget: who opens it, and what shows that its main content stands. */
export interface BudgetPage {
  path: string;
  account: Account | typeof VISITOR;
  content: string;
  /** For so long, in milliseconds, it asks for nothing once it has all it wants; 700 when absent. */
  quietMs?: number;
}

/** Whoever stays with a lesson for three seconds is read the text of the next one; the wait for it is part of every view. */
const WITH_NEXT_TEXT_MS = 4_000;

const COURSE = '/courses/python-first-steps';
const LEARNING = '/dashboard/courses/spreadsheets-that-answer';
const PUBLIC = ['/', '/courses', COURSE, '/resources/foaie-liniata', '/experts', '/en', '/en/courses', `/en${COURSE}`];

/** The pages whose growth is watched: each kind of public page, two of them in both languages, and what people open daily. */
export const BUDGET_PAGES: readonly BudgetPage[] = [
  ...PUBLIC.map((path) => ({ path, account: VISITOR, content: '[data-section] h1' }) as const),
  { path: '/dashboard', account: 'learner', content: 'main a[href*="/dashboard/courses/"]' },
  { path: LEARNING, account: 'learner', content: 'main a[href*="/lessons/"]' },
  {
    path: `${LEARNING}/lessons/start-with-a-question/video`,
    account: 'learner',
    content: '#lesson-text p',
    quietMs: WITH_NEXT_TEXT_MS,
  },
  { path: '/dashboard/create-course/interface-writing', account: 'creator', content: '#course-title-ro' },
  { path: '/dashboard/account', account: 'learner', content: 'main input' },
  { path: '/admin', account: 'admin', content: 'main h1' },
];
