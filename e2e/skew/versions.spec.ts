import { expect, goTo, heading, isServed, sectionOf, startsDeployedShell, test } from './support/test.ts';

type Era = 'older' | 'newer';
const MATRIX: { shell: Era; sections: Era }[] = [
  { shell: 'older', sections: 'newer' },
  { shell: 'newer', sections: 'older' },
  { shell: 'older', sections: 'older' },
  { shell: 'newer', sections: 'newer' },
];

for (const { shell, sections } of MATRIX) {
  test(`the ${shell} shell runs ${sections} sections`, async ({ page, site, signIn }) => {
    // The shell reads its document when it starts.
    await site.down('shell');
    if (sections === 'older') for (const name of ['mf-public', 'mf-dashboard'] as const) site.goBackInTime(name);
    if (shell === 'older') site.goBackInTime('shell');
    await site.up('shell');
    await startsDeployedShell(site);
    await isServed(site);
    const { buildId } = site.pointer('mf-public').stable;

    await page.goto('/courses');
    await expect(heading(page, 'Cursuri')).toBeVisible();
    await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', buildId);
    await goTo(page, 'Experți');
    await expect(heading(page, 'Experți')).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(heading(page, 'Experts')).toBeVisible();

    await signIn('learner');
    await expect(sectionOf(page, 'mf_dashboard')).toHaveAttribute(
      'data-build',
      site.pointer('mf-dashboard').stable.buildId,
    );
    await page.goto('/dashboard/courses');
    await expect(heading(page, 'Cursurile mele')).toBeVisible();
    await page.goto('/dashboard/account');
    await expect(page.getByRole('textbox', { name: 'Numele tău' })).not.toHaveValue('');
  });
}
