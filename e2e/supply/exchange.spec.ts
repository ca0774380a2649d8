import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unzipSync } from 'fflate';
import { expect, test } from '../support/site.ts';

test.use({ beginning: 'kept' });

/** The reference run-time of SCORM 1.2, in the page of a learning system. */
declare const Scorm12API: typeof import('scorm-again/scorm12').default;
declare const API: InstanceType<typeof Scorm12API>;

test('a course with videos goes out and comes back the same, and plays as SCORM in another system', async ({
  page,
  context,
  enterAs,
}) => {
  await enterAs('instructor');
  await page.goto('/dashboard/courses');
  const takeOut = page.getByRole('button', { name: 'Descarcă: Statistica din știri', exact: true });
  const packedBy = async (act: () => Promise<void>) => {
    const saved = page.waitForEvent('download');
    await act();
    return readFileSync(await (await saved).path());
  };
  const first = await packedBy(() => takeOut.first().click());
  const files = unzipSync(first);
  const media = Object.keys(files).filter((name) => name.startsWith('media/'));
  expect(media.filter((name) => name.endsWith('.mp4'))).not.toEqual([]);

  await page.getByRole('button', { name: 'Importă un curs' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Fișier', { exact: true })
    .setInputFiles({ name: 'curs.zip', mimeType: 'application/zip', buffer: first });
  await expect(dialog.getByRole('status')).toContainText('Cursul e printre ciornele tale', { timeout: 60_000 });
  await expect(dialog.getByRole('status').getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(takeOut).toHaveCount(2);
  const both = [await packedBy(() => takeOut.first().click()), await packedBy(() => takeOut.last().click())];
  expect(both[0]?.equals(both[1] as Buffer)).toBe(true);

  await page
    .getByRole('button', { name: /^SCORM: Statistica/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toContainText('răspunsurile corecte sunt în pachet');
  const scorm = unzipSync(
    await packedBy(() => page.getByRole('button', { name: 'Descarcă pachetul SCORM 1.2' }).click()),
  );
  const system = await context.newPage();
  await system.route('http://lms.test/**', (route) => {
    const name = decodeURI(new URL(route.request().url()).pathname.slice(1));
    const body = scorm[name];
    if (name === '')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><iframe id="sco"></iframe>' });
    return body ? route.fulfill({ body: Buffer.from(body) }) : route.fulfill({ status: 404 });
  });
  await system.goto('http://lms.test/');
  await system.addScriptTag({ path: createRequire(import.meta.url).resolve('scorm-again/scorm12') });
  await system.evaluate(() => Object.assign(window, { API: new Scorm12API({ logLevel: 4 }) }));
  const leave = async () => {
    await system.evaluate(() => {
      (document.getElementById('sco') as HTMLIFrameElement).src = 'about:blank';
    });
    await expect.poll(() => system.evaluate(() => API.isInitialized())).toBe(false);
  };
  const open = async (name: string) => {
    await leave();
    await system.evaluate((to) => {
      API.reset();
      (document.getElementById('sco') as HTMLIFrameElement).src = to;
    }, `/${name}`);
  };
  const reported = () =>
    system.evaluate(() => {
      const { lesson_status: status, score } = API.cmi.core;
      return { status, score: score.raw, error: API.lmsGetLastError() };
    });
  const manifest = Buffer.from(scorm['imsmanifest.xml'] ?? []).toString();
  const quiz = /identifierref="res-ro-([\w-]+)"><title>[^<]*<\/title><adlcp:masteryscore>/.exec(manifest)?.[1];
  await open(`ro/${quiz}.html`);
  const lesson = system.frameLocator('#sco');
  await lesson.getByRole('button', { name: 'Predă testul' }).click();
  await expect(lesson.getByRole('status')).toContainText('De data aceasta 0%.');
  expect(await reported()).toEqual({ status: 'failed', score: '0', error: '0' });
  const video = [...Object.keys(scorm)].find(
    (name) => name.startsWith('en/') && Buffer.from(scorm[name] ?? []).includes('<video'),
  );
  await open(String(video));
  await expect(lesson.locator('video')).toBeVisible();
  await lesson.getByRole('button', { name: 'I have finished the lesson' }).click();
  expect(await reported()).toEqual({ status: 'completed', score: '', error: '0' });
  await leave();
  expect(await system.evaluate(() => API.cmi.getCurrentTotalTime())).toMatch(/^0+:00:\d\d/);
});

test('a person asks for a right, is refused with a reason, and an instructor is named and agrees', async ({
  page: author,
  browser,
  enterAs,
}) => {
  await enterAs('creator', author);
  await author.goto('/dashboard/account');
  await author.getByRole('button', { name: 'Cere dreptul: Instructor verificat' }).click();
  await author.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(author.getByLabel(/De ce îl ceri/)).toBeFocused();
  await author.getByLabel(/De ce îl ceri/).fill('Predau caligrafie de zece ani.');
  await author.getByLabel(/Linkuri/).fill('javascript:alert(1)');
  await author.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(author.getByText('nu este o adresă completă')).toBeVisible();
  await author.getByLabel(/Linkuri/).fill('https://exemplu.ro/profesori');
  const diploma = Buffer.from('%PDF-1.4 diplomă');
  await author
    .getByLabel('Adaugă un fișier')
    .setInputFiles({ name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: diploma });
  await expect(author.getByRole('alert')).toBeVisible();
  await author
    .getByLabel('Adaugă un fișier')
    .setInputFiles({ name: 'diplomă.pdf', mimeType: 'application/pdf', buffer: diploma });
  await expect(author.getByRole('button', { name: /diplomă\.pdf$/ })).toBeVisible();
  await author.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(author.getByText('Cererea așteaptă')).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await enterAs('admin', admin);
  await admin.goto('/admin/verifications');
  await expect(admin.getByText('Predau caligrafie de zece ani.')).toBeVisible();
  const download = admin.waitForEvent('download');
  await admin.getByRole('button', { name: /diplomă\.pdf/ }).click();
  expect(readFileSync(await (await download).path())).toEqual(diploma);
  await admin.getByRole('button', { name: /^Refuză/ }).click();
  await admin.getByLabel(/Motivul/).fill('Adaugă un curs.');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Refuză' }).click();
  await expect(admin.getByText('Nicio cerere nu așteaptă')).toBeVisible();
  await expect(author.getByText('Adaugă un curs.')).toBeVisible();
  await expect(author.getByText('Poți cere din nou din')).toBeVisible();

  await author.goto('/dashboard/courses/calm-negotiation/publish');
  await author.getByLabel('Adresa de e-mail a instructorului').fill('instructor@cursiv.test');
  await author.getByRole('button', { name: 'Numește' }).click();
  await expect(author.getByText('Așteaptă răspuns')).toBeVisible();
  const instructor = await (await browser.newContext()).newPage();
  await enterAs('instructor', instructor);
  await instructor.goto('/dashboard/courses');
  await instructor.getByRole('button', { name: /^Acceptă/ }).click();
  await expect(author.getByText('A acceptat').last()).toBeVisible();
  await expect(async () => {
    await instructor.goto('/courses/calm-negotiation');
    await expect(instructor.getByRole('region', { name: 'Cine predă' })).toContainText('Mihai Ardeleanu', {
      timeout: 1_000,
    });
  }).toPass();
  await instructor.goto('/dashboard/courses');
  await instructor.getByRole('button', { name: 'Renunță la predare: Negociere fără ridicat tonul' }).click();
  await expect(async () => {
    await instructor.goto('/courses/calm-negotiation');
    await expect(instructor.getByRole('region', { name: 'Cine predă' })).not.toContainText('Mihai Ardeleanu', {
      timeout: 1_000,
    });
  }).toPass();
});
