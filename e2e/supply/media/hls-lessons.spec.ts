import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { store, storedIn } from '../../support/backend/stored.ts';
import { enrolled } from '../../support/people/enrolled.ts';
import { expect, test } from '../../support/site.ts';
import { hlsFiles, zipOf } from '../../support/uploads/hls-package.ts';

const COURSE = 'hls-course';

test('an author uploads a film as a package of HLS, and only a good one; a learner plays it with captions', async ({
  page,
  enterAs,
}) => {
  const lesson = { id: 'l1', type: 'video', title: { ro: 'Respirația' }, freePreview: true, durationSec: 60 };
  await store(page.request, `courseDrafts/${COURSE}`, {
    ...{ ownerUid: 'demo-creator', status: 'draft', rev: 1, createdAt: new Date(), updatedAt: new Date() },
    ...{ baseLocale: 'ro', title: { ro: 'Film în bucăți' }, subtitle: {}, description: { ro: 'Despre respirație.' } },
    ...{ outcomes: {}, categoryId: 'wellbeing', level: 'beginner' },
    outline: JSON.stringify([{ id: 'u1', title: { ro: 'Început' }, lessons: [lesson] }]),
  });
  await enterAs('creator');
  await page.goto(`/dashboard/create-course/${COURSE}`);
  await page.getByRole('button', { name: 'Respirația', exact: true }).click();
  const film = page.getByRole('group', { name: 'Video', exact: true });
  const files = await hlsFiles();
  const list = new TextDecoder().decode(files['low/list.m3u8']);
  const choose = (chosen: Record<string, Uint8Array>) =>
    film
      .getByLabel('Alege videoclipul')
      .setInputFiles({ name: 'film.zip', mimeType: 'application/zip', buffer: zipOf(chosen) });

  await test.step('what leads elsewhere, climbs out or is no film is refused beside the field, with its cause', async () => {
    const alert = film.getByRole('alert');
    const foreign = list.replace('0.m4s', 'https://evil.test/0.m4s');
    await choose({ ...files, 'low/list.m3u8': Buffer.from(foreign) });
    await expect(alert).toContainText('O listă duce la o adresă din afara pachetului: https://evil.test/0.m4s');
    await choose({ ...files, '../run.ts': Buffer.from('x') });
    await expect(alert).toContainText('Numele unui fișier duce în afara arhivei');
    await choose({ ...files, 'low/run.exe': Buffer.from('MZ') });
    await expect(alert).toContainText('Altceva: low/run.exe');
    await choose({ 'notes.vtt': Buffer.from('WEBVTT') });
    await expect(alert).toContainText('Nu găsim lista de la care pornește filmul');
  });

  await choose(files);
  await expect(film.getByText('film.zip')).toBeVisible();
  await expect(film.getByText(/640 × 360/)).toBeVisible();
  await film.getByRole('button', { name: 'Alege imaginea din video' }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.locator('video').evaluate((it: HTMLVideoElement) => it.videoWidth)).toBe(640);
  await dialog.getByRole('button', { name: 'Folosește această imagine' }).click();
  await expect(film.getByText('Aleasă din video.')).toBeVisible();
  const captions = '\uFEFFWEBVTT\n\n00:00.000 --> 00:09.000\nInspiră încet\n';
  await film
    .locator('input[accept*=".vtt"]')
    .first()
    .setInputFiles({ name: 'ro.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) });
  await expect(film.getByText('Subtitrare în română: ro.vtt')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Salvează', exact: true }).first().click();
  await expect(page.getByText(/^Salvat/)).toBeVisible();
  await page.goto(`/dashboard/courses/${COURSE}/publish`);
  await page.getByRole('button', { name: 'Publică', exact: true }).click();
  await expect(page.getByText('Publicat: versiunea 1').first()).toBeVisible();

  await test.step('the film goes out in a ZIP and comes back a film; SCORM says that it stays behind', async () => {
    await page.goto('/dashboard/courses');
    const takeOut = page.getByRole('button', { name: 'Descarcă: Film în bucăți', exact: true });
    const packedBy = async (button: Locator) => {
      const saved = page.waitForEvent('download');
      await button.click();
      return readFileSync(await (await saved).path());
    };
    const buffer = await packedBy(takeOut);
    await page.getByRole('button', { name: 'Importă un curs' }).click();
    const importing = page.getByRole('dialog');
    await importing
      .getByLabel('Fișier', { exact: true })
      .setInputFiles({ name: 'curs.zip', mimeType: 'application/zip', buffer });
    await expect(importing.getByRole('status')).toContainText('Cursul e printre ciornele tale');
    await expect(importing.getByRole('status').getByRole('listitem')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(takeOut).toHaveCount(2);
    for (const button of await takeOut.all()) expect((await packedBy(button)).equals(buffer)).toBe(true);
    const films = (await storedIn(page.request, 'files')).filter(({ name }) => name?.stringValue === 'film.zip');
    expect(films.map(({ contentType }) => contentType?.stringValue)).toEqual(
      Array(2).fill('application/vnd.apple.mpegurl'),
    );

    await page
      .getByRole('button', { name: /^SCORM: Film/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toContainText(/Un film rămâne pe Cursiv.*: Respirația/);
  });

  await enterAs('learner');
  await enrolled(page, 'demo-learner', COURSE, 'demo-creator');
  await page.goto(`/courses/${COURSE}`);
  const playlist = page.waitForResponse((response) => response.url().includes('/hls/'));
  await page.goto(`/dashboard/courses/${COURSE}/lessons/l1/video`);
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.readyState)).toBeGreaterThan(1);
  await video.evaluate((it: HTMLVideoElement) => {
    it.muted = true;
    return it.play();
  });
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(1);
  await expect
    .poll(() => video.evaluate((it: HTMLVideoElement) => [...it.textTracks].map(({ language }) => language)))
    .toContain('ro');

  await test.step('a change of language keeps the film, its second and speed, the open transcript and the note', async () => {
    const note = page.getByRole('textbox', { name: /Scrie o notiță|Write a note/ });
    await note.fill('La respirația a doua');
    const transcript = page.getByRole('region', { name: /Transcriere|Transcript/ });
    await transcript.getByRole('button', { name: 'Transcriere' }).click();
    await video.evaluate((it: HTMLVideoElement) => {
      it.pause();
      it.playbackRate = 1.25;
      it.currentTime = 4;
      Object.assign(window, { film: it });
    });
    const link = page.getByRole('link', { name: 'EN: ' });
    await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(note).toHaveValue('La respirația a doua');
    await expect(transcript.getByRole('listitem').first()).toContainText('Inspiră încet');
    const kept = await video.evaluate((it: HTMLVideoElement) => ({
      isSame: (window as unknown as { film: unknown }).film === it,
      second: it.currentTime,
      rate: it.playbackRate,
    }));
    expect(kept).toEqual({ isSame: true, second: 4, rate: 1.25 });
  });

  const { pathname } = new URL((await playlist).url());
  expect((await page.request.get(pathname)).status()).toBe(403);
});
