import type { Browser, Page } from '@playwright/test';
import { AxeBuilder } from '../support/page/axe.ts';
import { newEmail, sendRegistration } from '../support/people/newcomer.ts';
import { openMessage } from '../support/people/outbox.ts';
import { expect, test } from '../support/site.ts';
import { there } from '../support/there.ts';

const NAME = 'Sânziana Dobre';
const ROOM = 'https://meet.jit.si/cursiv-sanziana';

const browserIn = async (browser: Browser) =>
  (
    await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO', timezoneId: 'Europe/Bucharest' })
  ).newPage();
const part = (page: Page, name: string) => page.getByRole('tab', { name });
const isAccessible = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day at the expert's place, as it is typed into a date's parts. */
const writtenDay = (at: number) =>
  new Intl.DateTimeFormat('ro', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Bucharest' })
    .format(at)
    .replaceAll('.', '');

/** Types a time into its parts. */
async function typeTime(page: Page, day: string, field: 'De la' | 'Până la', time: string) {
  const parts = page.getByRole('group', { name: day, exact: true }).getByRole('group', { name: field });
  await parts.getByRole('spinbutton').first().click();
  await page.keyboard.type(time.replace(':', ''));
}

test('a newcomer applies, is listed, sets hours, and is booked at a time that follows them', async ({
  browser,
  page: admins,
  signIn,
}) => {
  const page = await browserIn(browser);
  const email = newEmail('sanziana');
  await sendRegistration(page, NAME, email);
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard/expert');
  await expect(page.getByText('Confirmă-ți întâi adresa de e-mail')).toBeVisible();
  const mailbox = await openMessage(page.context(), email);
  await mailbox.getByRole('button').click();
  await expect(mailbox.getByRole('status')).toBeVisible();

  await page.reload();
  await page.getByLabel('Titlu · Română').fill('Caligrafie pentru începători');
  await page.getByLabel('Despre tine · Română').fill('Scriu de mână de treizeci de ani.');
  await page.getByLabel('Teme · Română').fill('Litere, Peniță');
  await page.getByRole('button', { name: 'Salvează ciorna' }).click();
  await expect(page.getByText('Ciornă', { exact: true })).toBeVisible();
  const handIn = page.getByRole('button', { name: 'Trimite la verificare' });
  await expect(handIn).toBeDisabled();
  await page.getByRole('group', { name: 'Limbile în care vorbești' }).getByLabel('română').check();
  await page.getByLabel('Nivel: română').selectOption('native');
  await page.getByRole('group', { name: 'Domenii' }).getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(handIn).toBeEnabled();
  await handIn.click();
  await expect(page.getByText('Un administrator o verifică.')).toBeVisible();
  await isAccessible(page);

  await signIn('admin', admins);
  await admins.goto(`/admin/experts?status=in_review&q=${encodeURIComponent(NAME.toLowerCase())}`);
  await admins.getByRole('link', { name: NAME }).click();
  await expect(admins.getByRole('region', { name: 'Română' })).toContainText('Caligrafie pentru începători');
  await expect(admins.getByRole('region', { name: 'English' })).toContainText('Ce lipsește în limba aceasta');
  await expect(admins.getByText('română (limbă maternă)')).toBeVisible();
  await isAccessible(admins);
  await admins.getByRole('button', { name: 'Trimite înapoi la ciornă' }).click();
  await admins.getByLabel(/Motivul/).fill('Spune și cum decurge o ședință.');
  await admins.getByLabel('Pornește de la un motiv obișnuit').selectOption('Lipsește ceva');
  await expect(admins.getByLabel(/Motivul/)).toHaveValue(
    /Completează ce urmează[\s\S]*Spune și cum decurge o ședință\.$/,
  );
  await admins.getByRole('alertdialog').getByRole('button', { name: 'Trimite înapoi la ciornă' }).click();

  await expect(page.getByText(/Completează ce urmează[\s\S]*Spune și cum decurge o ședință\./)).toBeVisible();
  await page.getByLabel('Despre tine · Română').fill('Scriem împreună o pagină, literă cu literă.');
  await page.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(page.getByText('Ciorna a fost salvată.').last()).toBeVisible();
  await handIn.click();
  await admins.getByRole('button', { name: 'Listează' }).click();
  await expect(page.getByText('Apari între experți și poți primi cereri.')).toBeVisible();
  const address = there(await page.getByRole('link', { name: 'Vezi pagina publică' }).getAttribute('href'));

  await part(page, 'Tipuri de ședințe').click();
  await page.getByRole('button', { name: 'Tip de ședință nou' }).click();
  await page.getByLabel('Titlul ședinței · Română').fill('O pagină frumoasă');
  await page.getByLabel('Durată').fill('1000');
  await page.getByLabel('Linkul întâlnirii').fill('javascript:alert(1)');
  await page.getByLabel('Cerută cu cel puțin').fill('1');
  await page.getByRole('button', { name: 'Salvează tipul de ședință' }).click();
  await expect(page.getByText('Scrie un număr de la 10 la 120.')).toBeVisible();
  await expect(page.getByText('Adresa trebuie să înceapă cu https://')).toBeVisible();
  await expect(page.getByLabel('Durată')).toBeFocused();
  await expect(page.getByLabel('Durată')).toHaveValue('1000');
  await page.getByLabel('Durată').fill('60');
  await page.getByLabel('Linkul întâlnirii').fill(ROOM);
  await page.getByRole('button', { name: 'Salvează tipul de ședință' }).click();
  await expect(page.getByRole('heading', { name: 'O pagină frumoasă' })).toBeVisible();

  await part(page, 'Program').click();
  await page.getByRole('button', { name: 'Adaugă ore: luni' }).click();
  await typeTime(page, 'luni', 'De la', '18:00');
  await page.getByRole('button', { name: 'Salvează programul' }).click();
  await expect(page.getByText('Sfârșitul trebuie să fie după început.')).toBeVisible();
  await isAccessible(page);
  await typeTime(page, 'luni', 'De la', '13:00');
  await typeTime(page, 'luni', 'Până la', '14:00');
  await page.getByRole('button', { name: 'Copiază orele: luni' }).click();
  await page.getByRole('menuitem', { name: 'În toate zilele' }).click();
  await page.getByRole('button', { name: 'Salvează programul' }).click();
  await expect(page.getByText('Programul a fost salvat.')).toBeVisible();
  await expect(page.getByTestId('hours-preview').getByText('13:00').first()).toBeVisible();

  const learners = await browserIn(browser);
  await signIn('learner', learners);
  await expect(async () => {
    await learners.goto(address);
    await expect(learners.getByRole('button', { name: /^13:00/ }).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(learners.getByRole('button', { name: /^(12|14|15):/ })).toHaveCount(0);
  // The first may be today's: the days off begin tomorrow.
  await learners
    .getByRole('button', { name: /^13:00/ })
    .nth(1)
    .click();
  await learners.getByLabel(`${NAME} poate vedea cursurile mele`).check();
  await learners.getByRole('button', { name: 'Cere această oră' }).click();
  await expect(learners.getByRole('paragraph').filter({ hasText: 'Cererea a fost trimisă.' })).toBeVisible();

  await page.goto('/dashboard/expert');
  await page.getByRole('button', { name: /^Vezi cursurile lui/ }).click();
  await expect(
    page
      .getByRole('list', { name: /^Cursuri:/ })
      .getByRole('listitem')
      .first(),
  ).toContainText('%');
  await page.getByRole('button', { name: 'Confirmă' }).click();
  await expect(page.getByText('Nu așteaptă nicio cerere.')).toBeVisible();
  await expect(page.getByRole('row', { name: /răspunsuri în cel mult o oră 1 \(100/ })).toBeVisible();
  await isAccessible(page);
  await page.goto('/dashboard/bookings?as=expert');
  await expect(page.getByRole('link', { name: 'Întâlnirea și notițele' })).toBeVisible();
  await learners.goto('/dashboard/bookings');
  await learners.getByRole('button', { name: 'Nu le mai arăta' }).click();
  await expect(learners.getByText(`${NAME} nu vede cursurile tale.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Vezi cursurile lui/ })).toHaveCount(0);
  await learners.getByRole('article').filter({ hasText: NAME }).getByRole('link').click();
  await expect(learners.getByText(/^Ușa se deschide la/)).toBeVisible();

  await page.goto('/dashboard/expert');
  await page.getByRole('button', { name: 'Pune în pauză' }).click();
  await expect(page.getByText('pagina ta spune asta')).toBeVisible();
  await expect(async () => {
    await learners.goto(address);
    await expect(learners.getByText(`${NAME} nu primește cereri acum`)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Reia' }).click();
  await expect(page.getByText('Apari între experți și poți primi cereri.')).toBeVisible();

  await page.goto('/dashboard/expert?part=hours');
  await page.getByLabel('Țara').selectOption('DE');
  await page.getByRole('checkbox', { name: 'Înălțarea Domnului' }).check();
  await page.getByRole('button', { name: 'Adaugă zile libere' }).click();
  await page.getByRole('spinbutton', { name: 'zi, Ultima zi' }).click();
  await page.keyboard.type(writtenDay(Date.now() + 3 * DAY_MS));
  await expect(page.getByText('O programare nu se potrivește cu aceste ore')).toBeVisible();

  // Away from tomorrow on, the hours are the same on the clock there, and the booking at home lies outside them.
  await page.getByRole('button', { name: 'Renunță la modificări' }).click();
  await page.getByRole('button', { name: 'Adaugă o călătorie' }).click();
  await page.getByRole('spinbutton', { name: 'zi, Ultima zi' }).click();
  await page.keyboard.type(writtenDay(Date.now() + 40 * DAY_MS));
  const away = page.getByRole('region', { name: 'În alt fus orar' });
  await away.getByRole('button', { name: /Schimbă/ }).click();
  await away.getByRole('combobox').fill('tokio');
  await page.getByRole('option', { name: /Tokio/ }).click();
  await expect(page.getByText('O programare nu se potrivește cu aceste ore')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Salvează programul' }).click();
  await expect(page.getByText('Programul a fost salvat.').last()).toBeVisible();
  await expect(
    page
      .getByTestId('hours-preview')
      .getByText(/^0[67]:00$/)
      .first(),
  ).toBeVisible();
  await expect(async () => {
    await learners.goto(address);
    await expect(learners.getByRole('button', { name: /^0[67]:00/ }).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
});
