import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { store, storedAt } from '../../support/backend/stored.ts';
import { newName } from '../../support/people/new-name.ts';
import { expect, test } from '../../support/test.ts';

const MINUTE_MS = 60_000;
const ROOM = 'https://meet.jit.si/cursiv-journey';

const pageOf = async (browser: Browser, locale: string, timezoneId: string) =>
  (await browser.newContext({ baseURL: 'http://localhost:3000', locale, timezoneId })).newPage();

/** A confirmed booking between two of the demo's people, which begins in so many minutes. */
const booking = (minutes: number, title = 'CV') => {
  const at = (offset: number) => new Date(Date.now() + (minutes + offset) * MINUTE_MS);
  return {
    learnerUid: 'demo-creator',
    learnerName: 'Teodora Lungu',
    expertUid: 'demo-expert',
    expertName: 'Ana Dragomir',
    offeringId: 'cv',
    offeringTitle: { ro: title, en: title },
    startAt: at(0),
    endAt: at(30),
    expertTimeZone: 'Europe/Bucharest',
    learnerTimeZone: 'Europe/London',
    status: 'confirmed',
    cancelUntil: at(-60),
    answerUntil: at(-60),
    lockIds: [],
    topic: '',
    meetingUrl: ROOM,
    createdAt: at(-9000),
    updatedAt: at(-8000),
    rev: 2,
  };
};

test('two people wait at the door, write down together what they agree, and each for themselves', async ({
  page,
  browser,
  enterAs,
  problems,
  request,
}) => {
  const [door, far] = [`booking-door-${randomUUID()}`, `booking-far-${randomUUID()}`];
  const title = newName('CV');
  await store(request, `bookings/${door}`, booking(9, title));
  await store(request, `bookings/${far}`, booking(300));
  await enterAs('creator');
  await page.goto(`/dashboard/bookings/${far}/join`);
  await expect(page.getByRole('timer')).toContainText(/^[45]:\d\d:\d\d$/);
  await expect(page.getByText(/^Ușa se deschide la/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Intră la întâlnire' })).toBeHidden();
  await page.goto(`/dashboard/bookings/${door}/join`);
  await expect(page.getByRole('link', { name: 'Intră la întâlnire' })).toHaveAttribute('href', ROOM);

  const expert = await pageOf(browser, 'en-GB', 'Asia/Kathmandu');
  await enterAs('expert', expert);
  await expert.goto('/en/dashboard/bookings?as=expert');
  const card = expert.getByRole('article').filter({ hasText: title });
  await card.getByRole('link', { name: 'Join the session' }).click();
  await expect(expert.getByText(/It is now .* for you \(Kathmandu\)/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Notițe', exact: true }).fill('Titlul vine primul.');
  await page.getByRole('textbox', { name: 'Notițe numai pentru tine' }).fill('De întrebat despre salariu');
  const notes = expert.getByRole('textbox', { name: 'Notes', exact: true });
  await expect(notes).toHaveValue('Titlul vine primul.');
  await expect(expert.getByRole('textbox', { name: 'Notes for yourself' })).toHaveValue('');

  // Both write at once: in different places it is joined, in the same one they decide.
  await expert.getByRole('textbox', { name: 'What you agreed' }).fill('Two pages by Thursday.');
  await expect(page.getByRole('textbox', { name: 'Ce ați stabilit' })).toHaveValue('Two pages by Thursday.');
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Notițe', exact: true }).fill('Titlul vine ultimul.');
  const shared = expert.getByRole('region', { name: 'Shared notes' });
  await expect(shared.getByRole('status')).toContainText('Saved at');
  await notes.fill('The title comes first.');
  await expect(shared.getByRole('status')).toHaveText('Not saved');
  await expect(shared.getByRole('status')).toContainText('Saved at');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Păstrează-le pe amândouă' }).click();
  await expect(page.getByRole('textbox', { name: 'Notițe', exact: true })).toHaveValue(
    /first[\s\S]*ultimul|ultimul[\s\S]*first/,
  );
  await expect(notes).toHaveValue(/first[\s\S]*ultimul|ultimul[\s\S]*first/);

  const stranger = await pageOf(browser, 'en-GB', 'Europe/London');
  await enterAs('learner', stranger);
  await stranger.goto(`/en/dashboard/bookings/${door}/join`);
  await expect(stranger.getByText('We could not find the page')).toBeVisible();
  await expect(stranger.getByRole('textbox')).toHaveCount(0);
  await stranger.context().close();
  await expert.context().close();
  // The browser says itself that it was offline.
  problems.length = 0;
});

test('a file that the learner attaches is the expert’s to download until the learner deletes it; the expert says where they meet', async ({
  page,
  browser,
  enterAs,
  request,
}) => {
  const id = `booking-files-${randomUUID()}`;
  await store(request, `bookings/${id}`, booking(600));
  await enterAs('creator');
  await page.goto(`/dashboard/bookings/${id}/join`);
  const own = page.getByRole('region', { name: 'Fișiere' });
  const pdf = { name: 'CV Teodora.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 CV') };
  await expect(own).toContainText('Încă niciun fișier.');
  await own.getByLabel('Adaugă un fișier').setInputFiles({ ...pdf, name: 'x.html', mimeType: 'text/html' });
  await expect(own.getByRole('alert')).toContainText('x.html');
  await own.getByLabel('Adaugă un fișier').setInputFiles(pdf);
  const row = own.getByRole('listitem').filter({ hasText: pdf.name });
  await expect(row).toContainText('de la tine');

  const expert = await pageOf(browser, 'en-GB', 'Asia/Kathmandu');
  await enterAs('expert', expert);
  await expert.goto(`/en/dashboard/bookings/${id}/join`);
  const theirs = expert.getByRole('listitem').filter({ hasText: pdf.name });
  await expect(theirs).toContainText('from Teodora Lungu');
  await expect(theirs.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  const saved = expert.waitForEvent('download');
  await theirs.getByRole('button', { name: /^Download/ }).click();
  expect((await saved).suggestedFilename()).toBe(pdf.name);

  // An address that leads nowhere good is told, and stays as it was typed.
  await expert.getByRole('button', { name: 'Change the link' }).click();
  const link = expert.getByRole('textbox', { name: 'The link of this meeting' });
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(ROOM);
  for (const wrong of ['javascript:alert(1)', 'https://192.168.0.7/sala']) {
    await link.fill(wrong);
    await expert.keyboard.press('Enter');
    await expect(link).toHaveAttribute('aria-invalid', 'true');
    await expect(link).toHaveValue(wrong);
  }
  await link.fill('https://meet.jit.si/cursiv-alta');
  await expert.keyboard.press('Enter');
  await expect(expert.getByRole('button', { name: 'Change the link' })).toBeFocused();
  const { meetingUrl } = await storedAt(request, `bookings/${id}`);
  expect(meetingUrl?.stringValue).toBe('https://meet.jit.si/cursiv-alta');

  await row.getByRole('button', { name: /^Șterge/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Șterge' }).click();
  await expect(row).toBeHidden();
  await expect(theirs).toBeHidden();
  await expert.context().close();
});
