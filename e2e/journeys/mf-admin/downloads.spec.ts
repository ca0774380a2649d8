import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/test.ts';

/** Every list of the administration whose rows the demo data has, with what its file begins with. */
const LISTS = [
  { path: '/admin/certificates', head: '"Numărul";"Nume";"Curs";"Emis (UTC)"' },
  { path: '/admin/resources', head: '"Titlu";"Contul autorului";"Tip";"Stare"' },
  { path: '/admin/experts', head: '"Nume";"Titlu";"Stare";"Fus orar"' },
  { path: '/admin/courses', head: '"Titlu";"Contul autorului";"Stare";"Versiune"' },
  { path: '/admin/reviews', head: '"Autor";"Stele";"Textul"' },
  { path: '/admin/reviews?kind=questions', head: '"Autor";"Ce este";"Textul"' },
  { path: '/admin/leads', head: '"Primit (UTC)";"Nume";"E-mail"' },
  { path: '/admin/verifications', head: '"Nume";"Dreptul";"Stare"' },
];

for (const { path, head } of LISTS)
  test(`${path}: an administrator takes the whole list along`, async ({ page, enterAs }) => {
    await enterAs('admin');
    await page.goto(path);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descarcă pentru foi de calcul' }).click(),
    ]);
    const [first = '', ...rows] = readFileSync(await download.path(), 'utf8').trimEnd().split('\r\n');
    expect(first.startsWith(`\uFEFF${head}`)).toBe(true);
    expect(rows.length).toBeGreaterThan(0);
  });
