import type { Page } from '@playwright/test';
import { registerAs } from '../../../support/people/newcomer.ts';
import { DEMO_PASSWORD, emailOf, expect, test } from '../../../support/test.ts';

/** Storage that a browser may refuse; each entry runs in the page before any of its code. */
const BROWSERS = {
  'has no IndexedDB': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'refuses every IndexedDB': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  'blocks all storage': () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: denied });
    Object.defineProperty(window, 'sessionStorage', { get: denied });
  },
  'has no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'accepts no cookies': () => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
} as const;

// One after the other: two new courses of one person at the same moment are counted one by one, and one is asked for again.
test.describe.configure({ mode: 'default' });

const WARNING: Partial<Record<keyof typeof BROWSERS, string>> = {
  'blocks all storage': 'Browserul tău nu păstrează date pentru acest site',
  'has no room left': 'Browserul tău nu păstrează date pentru acest site',
  'accepts no cookies': 'Browserul tău blochează modulele cookie ale acestui site',
};

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

async function enter(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(emailOf('instructor'));
  await page.getByLabel(/^Parola/).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

for (const [what, make] of Object.entries(BROWSERS)) {
  test(`in a browser that ${what} the site works, saves, and says what will be forgotten`, async ({ page }) => {
    await page.addInitScript(make);
    const documents = countDocuments(page);
    await enter(page);
    const warning = WARNING[what as keyof typeof BROWSERS];
    if (warning) await expect(page.getByText(warning)).toBeVisible();
    else await expect(page.getByText(/^Browserul tău/)).toBeHidden();
    // What comes later on the page moves nothing above itself.
    await page.getByRole('navigation', { name: 'Panoul tău' }).getByRole('link', { name: 'Curs nou' }).click();
    const name = `Curs fără memorie ${Date.now()}`;
    await page
      .getByLabel(/^Titlu/)
      .first()
      .fill(name);
    await page.getByRole('main').getByRole('button', { name: 'Salvează', exact: true }).first().click();
    await expect(page.getByText(/^Salvat/)).toBeVisible();
    // Saved data is on the server, whatever the browser forgets.
    await page.getByRole('navigation', { name: 'Navigare principală' }).getByRole('link', { name: 'Cursuri' }).click();
    await page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Panou' }).click();
    await expect(page.getByText(name).first()).toBeVisible();
    expect(documents(), 'documents loaded').toBe(1);
  });
}

test('code that stays gone reloads nothing for ever where the tab remembers nothing', async ({ page, problems }) => {
  await page.addInitScript(BROWSERS['blocks all storage']);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  const documents = countDocuments(page);
  await page.route(/^http:\/\/localhost:3001\/r\/.*\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'Not Found' }),
  );
  await page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Intră în cont' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Această parte a site-ului nu răspunde' })).toBeVisible();
  expect(documents()).toBeLessThanOrEqual(1);
  problems.length = 0;
});

test('site data that is deleted while a page is open costs neither the page nor what is saved on it', async ({
  page,
}) => {
  await registerAs(page, 'Ilie Marin');
  await page.goto('/dashboard/account');
  await page.getByLabel('Numele tău').fill('Ilie fără date');
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.getByRole('button', { name: 'Salvează numele' }).click();
  await expect(page.getByText('Numele a fost salvat.')).toBeVisible();
});
