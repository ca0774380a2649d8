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

const KNOWN = 'Intermediar';
const NEWER = 'Cu ceva experiență';
/** One of this level that the learner takes. */
const COURSE = 'Negociere fără ridicat tonul';

/** Another word for a level of courses, wherever a build of the section has it. */
const withNewerWord = { code: (_: string, text: string) => text.replaceAll(`"${KNOWN}"`, `"${NEWER}"`) };

test('a section deployed alone shows its new word in an older shell; an older section beside it keeps the one it knows', async ({
  page,
  site,
  signIn,
}) => {
  await site.down('shell');
  for (const name of ['shell', 'mf-dashboard'] as const) site.goBackInTime(name);
  await site.up('shell');
  site.deploy('mf-public', 'next1', withNewerWord);
  await startsDeployedShell(site);
  await isServed(site);
  await signIn('learner');
  await page.goto('/courses');
  const documents = countDocuments(page);
  const wordOf = (section: 'mf_public' | 'mf_dashboard', word: string) =>
    sectionOf(page, section).getByText(word, { exact: true }).first();

  await expect(wordOf('mf_public', NEWER)).toBeVisible();
  await page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Panou' }).click();
  await page.getByRole('link', { name: 'Cursurile mele' }).first().click();
  await expect(heading(page, 'Cursurile mele')).toBeVisible();
  await page.getByRole('link', { name: COURSE }).first().click();
  await expect(heading(page, COURSE)).toBeVisible();
  await expect(wordOf('mf_dashboard', KNOWN)).toBeVisible();
  await goTo(page, 'Cursuri');
  await expect(wordOf('mf_public', NEWER)).toBeVisible();
  expect(documents(), 'all of it in one document').toBe(0);
});
