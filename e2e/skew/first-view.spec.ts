import { expect, sectionOf, test } from './support/test.ts';

/** Code that a server cannot evaluate, and of which browsers load nothing. */
const breaksOnTheServer = {
  code: (file: string, text: string) => (file.startsWith('server/') ? 'throw new Error("broken")' : text),
};

test('a release whose code for the server is broken is made by the browser alone', async ({ page, site }) => {
  site.deployUnchecked('mf-public', 'next1', breaksOnTheServer);
  for (const [path, title] of [
    ['/courses', 'Cursuri'],
    ['/en/experts', 'Experts'],
  ] as const) {
    await expect.poll(async () => (await page.request.get(path)).text()).not.toContain('id="first-view"');
    await page.goto(path);
    await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', 'next1');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});
