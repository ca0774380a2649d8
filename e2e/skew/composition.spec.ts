import type { RegistryFile } from '@cursiv/shared-platform';
import type { APIRequestContext } from '@playwright/test';
import { store, storedIn } from '../support/backend/stored.ts';
import { AxeBuilder } from '../support/page/axe.ts';
import { expect, test } from './support/test.ts';

const SERVICES = 'http://localhost:3010';
const DOCUMENTS = `${SERVICES}/v1/projects/demo-cursiv/databases/(default)/documents`;

/** The registry as visitors get it now. */
async function registryNow(request: APIRequestContext): Promise<RegistryFile> {
  return (await request.get('/platform/registry.json')).json();
}

/** What the registry says of the tried out release now. */
const canaryIn = async (request: APIRequestContext) => (await registryNow(request)).sections.mf_public?.canary;

/** Does what orders something, and waits until visitors get it. */
async function isOrdered(request: APIRequestContext, order: () => Promise<void>): Promise<void> {
  const { revision } = await registryNow(request);
  await order();
  await expect.poll(async () => (await registryNow(request)).revision).toBeGreaterThan(revision);
}

const today = new Date().toISOString().slice(0, 10);
const FIGURES = `releaseFigures/mf_public__${today}`;

/** What browsers have told today, by build; one machine alone tells of forty visits. */
const counted = (request: APIRequestContext, builds: Record<string, { visits: number; failed: number }>) =>
  store(request, FIGURES, { section: 'mf_public', day: today, builds, expiresAt: new Date(Date.now() + 86_400_000) });

// The backend is shared: the next test has the registry as its file says, and no build of the same name is taken back by the schedule.
test.afterEach(async ({ request }) => {
  for (const document of ['composition/orders', FIGURES]) {
    const removed = await request.delete(`${DOCUMENTS}/${document}`, { headers: { authorization: 'Bearer owner' } });
    expect(removed.ok()).toBe(true);
  }
});

test('an administrator sees who runs what, pins, and takes back what is tried out', async ({
  page,
  request,
  site,
  enterAs,
}) => {
  const { build } = site.live('mf-public');
  site.deploy('mf-public', 'next1', undefined, '--percent', '10');
  await enterAs('admin');
  await page.goto('/admin/composition');
  const section = page.getByRole('region', { name: 'mf_public' });
  const row = section.getByRole('row').filter({ hasText: 'next1' });
  await expect(row).toContainText('Încercată de 10');
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);

  await row.getByRole('button', { name: 'Ia înapoi next1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ia înapoi' }).click();
  await expect(row).toContainText('Luată înapoi');
  await expect.poll(() => canaryIn(request)).toEqual({ buildId: 'next1', percent: 0 });

  await row.getByRole('button', { name: 'Fixează next1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fixează' }).click();
  await expect(row).toContainText('Fixată, o au toți');
  const rendered = async () => (await request.get('/courses')).text();
  await expect.poll(rendered).toContain('"buildId":"next1"');
  await section.getByRole('button', { name: 'Nu mai fixa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nu mai fixa' }).click();
  await expect(section.getByRole('row').filter({ hasText: build })).toContainText('O au toți');
  await page.goto('/en/admin/audit');
  await expect(page.getByText('pinned the section mf_public to next1')).toBeVisible();
});

test('a feature that an administrator turns off is no longer offered, and is again after an undo', async ({
  page,
  request,
  enterAs,
}) => {
  const shows = async (isOffered: boolean, where = page) => {
    const offered = where.getByRole('switch', { name: 'Notificări pe acest dispozitiv' });
    // The edge keeps a page for seconds, with the registry that it was made with.
    await expect(async () => {
      await where.goto('/dashboard/account');
      await expect(where.getByRole('checkbox', { name: /^Programare confirmată/ }).first()).toBeVisible();
      expect(await offered.count()).toBe(isOffered ? 1 : 0);
    }).toPass();
  };
  await enterAs('admin');
  await shows(true);
  await page.goto('/admin/composition');
  const dialog = page.getByRole('alertdialog');
  const undo = page.getByRole('button', { name: 'Anulează' });
  const turn = async (feature: string, kind: string) => {
    await page.getByRole('button', { name: `Schimbă: ${feature}` }).click();
    await dialog.getByLabel('Cine o are').selectOption(kind);
  };
  const save = () => dialog.getByRole('button', { name: 'Salvează' }).click();
  await turn('Notificări pe dispozitive', 'Pentru anumite roluri');
  await dialog.getByLabel('Moderator').check();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await isOrdered(request, save);
  await expect(page.getByText('Pentru: Administrator și Moderator', { exact: true })).toBeVisible();
  await shows(true);

  await page.goto('/admin/composition');
  await turn('Notificări pe dispozitive', 'Oprită');
  await isOrdered(request, save);
  await expect(undo).toBeVisible();
  await shows(false, await page.context().newPage());
  await isOrdered(request, () => undo.click());
  await shows(true);

  await page.goto('/dashboard/offline');
  await expect(page.getByText(/alege „Păstrează offline”/)).toBeVisible();
  await page.goto('/admin/composition');
  await turn('Cursuri păstrate offline', 'Oprită');
  await isOrdered(request, save);
  await expect(undo).toBeVisible();
  await page.goto('/dashboard/offline');
  await expect(page.getByText('Cursurile nu se pot păstra pe dispozitiv acum.')).toBeVisible();
});

test('a release that fails on a fifth of its visits is taken back by itself; one that does well is not', async ({
  request,
  site,
}) => {
  const { build } = site.live('mf-public');
  site.deploy('mf-public', 'next1', undefined, '--percent', '10');
  const judge = async () => {
    const ran = await request.post(`${SERVICES}/emulator/v1/schedules?name=takeBackCanaries`);
    expect(ran.ok(), await ran.text()).toBe(true);
  };
  const stable = { visits: 900, failed: 9 };
  await counted(request, { [build]: stable, next1: { visits: 100, failed: 2 } });
  await judge();
  expect(await canaryIn(request)).toBeUndefined();
  await counted(request, { [build]: stable, next1: { visits: 100, failed: 20 } });
  await judge();
  await expect.poll(() => canaryIn(request)).toEqual({ buildId: 'next1', percent: 0 });
  const told = (await storedIn(request, 'users/demo-admin/notifications')).map(({ type }) => type?.stringValue);
  expect(told).toContain('site.canaryTakenBack');
});
