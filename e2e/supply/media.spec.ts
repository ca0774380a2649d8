import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { store } from '../support/backend/stored.ts';
import { AxeBuilder } from '../support/page/axe.ts';
import { expect, test } from '../support/site.ts';

const CLIP = readFileSync(path.join(import.meta.dirname, '../../demo-data/src/media/breath.mp4'));
const COURSE = 'media-course';

const objections = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

/** A picture of a size, as a camera would give it. */
async function picture(page: Page, width: number, height: number): Promise<Buffer> {
  const data = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const pen = canvas.getContext('2d');
      if (pen) {
        pen.fillStyle = 'teal';
        pen.fillRect(0, 0, w / 2, h);
      }
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return Buffer.from(data.split(',')[1] ?? '', 'base64');
}

const video = { name: 'respirația.mp4', mimeType: 'video/mp4', buffer: CLIP };

test('an author gives a video its picture and captions, and the course its cover; a learner sees them', async ({
  page,
  enterAs,
}) => {
  await enterAs('creator');
  const lesson = { id: 'l1', type: 'video', title: { ro: 'Respirația' }, freePreview: true, durationSec: 60 };
  await store(page.request, `courseDrafts/${COURSE}`, {
    ...{ ownerUid: 'demo-creator', status: 'draft', rev: 1, createdAt: new Date(), updatedAt: new Date() },
    ...{ baseLocale: 'ro', title: { ro: 'Cum respirăm' }, subtitle: {}, description: { ro: 'Despre respirație.' } },
    ...{ outcomes: {}, categoryId: 'wellbeing', level: 'beginner' },
    outline: JSON.stringify([{ id: 'u1', title: { ro: 'Început' }, lessons: [lesson] }]),
  });
  await page.goto(`/dashboard/create-course/${COURSE}`);
  await page.getByRole('button', { name: 'Respirația', exact: true }).click();
  const film = page.getByRole('group', { name: 'Video', exact: true });

  await test.step('what is no video is refused beside the field', async () => {
    await film
      .getByLabel('Alege videoclipul')
      .setInputFiles({ ...video, name: 'film.mp4', buffer: Buffer.from('MZ\x90\0'.padEnd(5000, '\0')) });
    await expect(film.getByRole('alert')).toContainText('Fișierul nu este un video MP4 sau WebM');
  });
  await film.getByLabel('Alege videoclipul').setInputFiles(video);
  await expect(film.getByText('respiratia.mp4')).toBeVisible();
  await expect(film.getByText(/640 × 360/)).toBeVisible();

  await test.step('a picture from the third second', async () => {
    await film.getByRole('button', { name: 'Alege imaginea din video' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('slider').fill('3');
    await dialog.getByRole('button', { name: 'Folosește această imagine' }).click();
    await expect(film.getByText('Aleasă din video.')).toBeVisible();
  });

  await test.step('captions in both languages, written beside the video', async () => {
    await film.getByRole('button', { name: 'Scrie subtitrările aici' }).click();
    const editor = page.getByRole('alertdialog');
    await editor.getByRole('button', { name: 'Adaugă o replică aici' }).click();
    await editor.getByLabel('Replica 1 · Română').fill('Inspiră încet pe nas');
    await editor.getByLabel('Replica 1 · English').fill('Breathe in slowly');
    await editor.getByLabel('Sfârșitul replicii 1').fill('0:08');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Alt+n');
    await editor.getByLabel('Replica 1 · Română').fill('Gata');
    await expect(editor.getByText('Începe înainte să se termine cea de deasupra')).toBeVisible();
    await expect(editor.getByRole('button', { name: 'Gata', exact: true })).toBeDisabled();
    await editor.getByRole('button', { name: 'Șterge replica 1' }).click();
    await editor.getByRole('button', { name: 'Împarte replica 1' }).click();
    await expect(editor.getByLabel('Replica 2 · Română')).not.toBeEmpty();
    await editor.getByRole('button', { name: 'Unește replica 1' }).click();
    await expect(editor.getByLabel('Replica 1 · Română')).toHaveValue('Inspiră încet pe nas');
    expect(await objections(page)).toEqual([]);
    await editor.getByRole('button', { name: 'Gata', exact: true }).click();
    await expect(editor).toBeHidden();
    await expect(film.getByText(/Subtitrare în engleză/i)).toContainText('en.vtt');
  });

  await test.step('a cover, framed by keys, with what it shows in words', async () => {
    const chosen = { name: 'plămâni.png', mimeType: 'image/png', buffer: await picture(page, 1600, 1200) };
    const drawing = { ...chosen, name: 'desen.png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
    await page.getByRole('button', { name: 'Despre curs', exact: true }).click();
    await page.getByLabel('Alege o imagine').setInputFiles(drawing);
    await expect(page.getByText('desen.png nu este o imagine')).toBeVisible();
    await page.getByLabel('Alege o imagine').setInputFiles(chosen);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Mărire').press('ArrowRight');
    expect(await objections(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Folosește imaginea' }).click();
    await page.getByLabel('Ce se vede în imagine · Română').fill('Un om care respiră');
  });
  await page.getByRole('main').getByRole('button', { name: 'Salvează', exact: true }).first().click();
  await expect(page.getByText(/^Salvat/)).toBeVisible();
  await page.goto(`/dashboard/courses/${COURSE}/publish`);
  await page.getByRole('button', { name: 'Publică', exact: true }).click();
  await expect(page.getByText('Publicat: versiunea 1').first()).toBeVisible();

  await test.step('the library says where each file is, and keeps what is live', async () => {
    await page.goto('/dashboard/media');
    const line = page.getByRole('listitem').filter({ hasText: 'respirația.mp4' });
    await expect(line.getByRole('link', { name: 'Cum respirăm' })).toBeVisible();
    await expect(line).toContainText('publicat și în ciornă');
    await expect(line).toContainText('A fost publicat, deci rămâne');
    expect(await objections(page)).toEqual([]);
  });

  await test.step('a learner sees the cover, the picture and the captions', async () => {
    await enterAs('learner');
    await page.goto(`/courses/${COURSE}`);
    await expect(page.getByRole('img', { name: 'Un om care respiră' }).first()).toBeVisible();
    await page.goto(`/dashboard/courses/${COURSE}/lessons/l1/video`);
    await expect(page.locator('video')).toHaveAttribute('poster', /poster\.(webp|jpg)/);
    // They do not show by themselves where the film speaks the language of the page.
    await page.getByRole('button', { name: 'Arată subtitrările' }).click();
    await expect
      .poll(() =>
        page
          .locator('video')
          .evaluate((element: HTMLVideoElement) =>
            [...element.textTracks].flatMap(({ cues }) => [...(cues ?? [])].map((cue) => (cue as VTTCue).text)),
          ),
      )
      .toContain('Inspiră încet pe nas');
  });
});
