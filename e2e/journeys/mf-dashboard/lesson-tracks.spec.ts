import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '../../support/page/axe.ts';
import { expect, test } from '../../support/test.ts';

const CLIP = path.join(import.meta.dirname, '../../../demo-data/src/media/breath.mp4');
const CHAPTERS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nAșezarea\n\n00:01.000 --> 00:05.000\nInspirația\n';
const track = (name: string, text: string) => ({ name, mimeType: 'text/vtt', buffer: Buffer.from(text) });

test('an author gives a film chapters in a language; a file that is no chapters is refused with the line', async ({
  page,
  enterAs,
}) => {
  await enterAs('creator');
  await page.goto('/dashboard/create-course');
  await page
    .getByLabel(/^Titlu/)
    .first()
    .fill('Curs cu capitole');
  await page.getByRole('button', { name: 'Adaugă o secțiune' }).click();
  await page.getByRole('button', { name: 'Adaugă o lecție' }).click();
  await page.getByLabel('Titlul lecției · Română').fill('Respirația');
  await page.getByLabel('Tip').selectOption('Video');
  const film = page.getByRole('group', { name: 'Video', exact: true });
  await film
    .getByLabel('Alege videoclipul')
    .setInputFiles({ name: 'respiratia.mp4', mimeType: 'video/mp4', buffer: readFileSync(CLIP) });
  await expect(film.getByText('respiratia.mp4')).toBeVisible();

  const chapters = film.locator('input[type=file][aria-label="Alege capitolele: română"]');
  await chapters.setInputFiles(track('capitole.vtt', 'Așezarea, de la început'));
  await expect(film.getByRole('alert')).toContainText('prima linie trebuie să fie „WEBVTT”');
  await chapters.setInputFiles(track('capitole.vtt', `${CHAPTERS}\n00:00.500 --> 00:06.000\nÎnapoi\n`));
  await expect(film.getByRole('alert')).toContainText('Capitolul de pe linia 9 începe înaintea celui de deasupra lui.');
  expect((await new AxeBuilder({ page }).include('fieldset').analyze()).violations).toEqual([]);
  await chapters.setInputFiles(track('capitole.vtt', CHAPTERS));
  await expect(film.getByText(/^Capitole în română: capitole\.vtt$/)).toBeVisible();
  await expect(film.getByRole('alert')).toHaveCount(0);

  // Another video keeps them, and they are stored with the course.
  await expect(film.getByText('Încărcat', { exact: true })).toHaveCount(2);
  await film
    .getByLabel('Înlocuiește videoclipul')
    .setInputFiles({ name: 'alt-film.mp4', mimeType: 'video/mp4', buffer: readFileSync(CLIP) });
  await expect(film.getByText('alt-film.mp4')).toBeVisible();
  await expect(film.getByText('Încărcat', { exact: true })).toHaveCount(2);
  await page.getByRole('main').getByRole('button', { name: 'Salvează', exact: true }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/create-course\/.+/);
  await expect(page.getByText(/^Salvat/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Respirația', exact: true }).click();
  await expect(film.getByText(/^Capitole în română: capitole\.vtt$/)).toBeVisible();
  await film.getByRole('button', { name: 'Scoate capitolele: Română' }).click();
  await expect(film.getByText('Capitole în română: niciunul')).toBeVisible();
});
