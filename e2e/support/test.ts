import { test as base, expect, type Page } from '@playwright/test';
import { countRenderers, expectOneOfEach } from './backend/one-of-each.ts';
import { watchLostRaces } from './page/lost-races.ts';
import { turnTo } from './page/turn-to.ts';
import { enter } from './people/session-state.ts';

/** Demo accounts by role; all have the same password. */
export type Account = 'learner' | 'instructor' | 'expert' | 'creator' | 'admin';
export const DEMO_PASSWORD = 'cursiv-demo';
export const emailOf = (account: Account) => `${account}@cursiv.test`;

interface Fixtures {
  /** Gives the browser a demo account's session, as if it had signed in earlier; the next opened page is that person's. */
  enterAs: (account: Account, page?: Page) => Promise<void>;
  /** Signs a demo account in through the sign-in page and waits for the dashboard: for journeys in which that matters. */
  signIn: (account: Account, page?: Page) => Promise<void>;
  /** Console errors of the page; a test that leaves any fails. */
  problems: string[];
  /** Closes what the test opened beside its own page: pages left open go on listening while others are tested. */
  othersClose: undefined;
  /** Uncaught exceptions and unhandled rejections on every page of the browser; never expected, whatever goes wrong. */
  crashes: string[];
}

/**
 * Makes a page wait, whenever it opens an address, until what the server has rendered is interactive: somebody turns to it, and presses
 * later than a test would.
 */
function opensAlive(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await open(...args);
    await turnTo(page);
    return response;
  };
}

/** A test in a browser whose console stays clean, on pages that have one copy of everything. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      const withoutLostRaces = watchLostRaces(page);
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
      });
      await use(problems);
      await expectOneOfEach(page);
      expect(await withoutLostRaces(problems), 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  othersClose: [
    async ({ browser, context }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((other) => other !== context && other.close()));
    },
    { auto: true },
  ],
  crashes: [
    async ({ context }, use) => {
      const crashes: string[] = [];
      context.on('weberror', (event) => crashes.push(String(event.error())));
      await use(crashes);
      expect(crashes, 'uncaught exceptions and unhandled rejections').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await countRenderers(page);
    opensAlive(page);
    await use(page);
  },
  enterAs: async ({ page: first }, use) => {
    await use(async (account, page = first) => {
      if (page !== first) opensAlive(page);
      await enter(page.context(), emailOf(account), DEMO_PASSWORD, account === 'admin');
    });
  },
  signIn: async ({ page: first }, use) => {
    await use(async (account, page = first) => {
      await page.goto('/login');
      await page.getByLabel('E-mail').fill(emailOf(account));
      await page.getByLabel(/^Parola/).fill(DEMO_PASSWORD);
      await page.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();
      await page.waitForURL('**/dashboard');
    });
  },
});

export { expect };
