import { JOURNAL_BUILD, JournalBuild } from './support/journal-build.ts';
import type { SkewSite } from './support/skew-site.ts';
import {
  countDocuments,
  expect,
  goTo,
  heading,
  isServed,
  sectionOf,
  startsDeployedShell,
  test,
} from './support/test.ts';

const JOURNAL = 'mf-journal';
const PORT = 3004;
const INCOMPATIBLE = 'Această parte a site-ului se actualizează';
const CLAIM = 'claims /courses outside its prefixes';

let journal: JournalBuild;
test.beforeAll(() => {
  journal = new JournalBuild();
});
test.afterAll(() => journal.remove());

/** A site whose shell and sections were built before anybody thought of the journal. */
async function goBack(site: SkewSite): Promise<void> {
  await site.down('shell');
  for (const name of ['shell', 'mf-public', 'mf-dashboard'] as const) site.goBackInTime(name);
  await site.up('shell');
}

/** The journal's team deploys its first release, and the shell's team names the section in the registry. */
async function addJournal(site: SkewSite): Promise<void> {
  site.assembleBuild(JOURNAL, journal.folder, '--live');
  await site.up(JOURNAL, PORT);
  site.registry(JOURNAL, 'add', `http://localhost:${PORT}`, '--owns', '/journal');
  site.registry(JOURNAL, 'release-key', 'development');
}

test('a fourth section appears in a deployed shell through the registry alone', async ({ page, site, signIn }) => {
  await goBack(site);
  await startsDeployedShell(site);
  expect((await page.request.get('/journal')).status()).toBe(404);
  await addJournal(site);

  // Rendered on the server, in both languages.
  const text = async (address: string) => (await page.request.get(address)).text();
  await expect.poll(() => text('/journal')).toContain('Ce învățăm, zi de zi.');
  expect(await text('/en/journal')).toContain('What we learn, day by day.');
  await isServed(site);

  // In the menus of the other sections' pages, and opened from there without another document.
  await page.goto('/courses');
  const documents = countDocuments(page);
  await goTo(page, 'Jurnal');
  await expect(heading(page, 'Jurnal')).toBeVisible();
  await expect(sectionOf(page, 'mf_journal')).toHaveAttribute('data-build', JOURNAL_BUILD);
  expect(documents()).toBe(0);

  // Its guards, and its entry in the menu of the account.
  await page.goto('/journal/mine');
  await expect(page).toHaveURL('/login?returnTo=%2Fjournal%2Fmine');
  await signIn('learner');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Jurnalul meu' }).click();
  await expect(heading(page, 'Jurnalul meu')).toBeVisible();

  // What search engines read of it.
  expect(await text('/robots.txt')).toContain('Disallow: /journal/mine\n');
  expect(await text('/sitemap-1.xml')).toContain('<loc>http://localhost:3000/en/journal</loc>');
});

test('a release that claims a page of another section is refused before it goes live, by the server, and by the shell', async ({
  page,
  site,
  problems,
}) => {
  await addJournal(site);
  site.deployUnchecked(JOURNAL, 'greedy', {
    release: ({ routes }) => ({
      routes: [...routes, { id: 'courses', path: '/courses', guard: 'none', layout: 'default' }],
    }),
  });
  expect(() => site.release(JOURNAL, 'verify', '--id', 'greedy')).toThrow(CLAIM);
  expect(() => site.release(JOURNAL, 'promote', '--id', 'greedy')).toThrow(CLAIM);
  const answered = async () => {
    const answer = await page.request.get('/journal');
    const isRendered = (await answer.text()).includes('type="application/json" id="first-view"');
    return { status: answer.status(), isRendered };
  };
  // Until the server has heard of the journal, it has no such page.
  await expect.poll(answered).toEqual({ status: 200, isRendered: false });
  await page.goto('/journal');
  await expect(heading(page, INCOMPATIBLE)).toBeVisible();
  await page.goto('/courses');
  await expect(sectionOf(page, 'mf_public')).toBeVisible();
  await page.close();
  problems.length = 0;
});
