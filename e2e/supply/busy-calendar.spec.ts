import { createServer } from 'node:http';
import { AxeBuilder } from '../support/page/axe.ts';
import { expect, test } from '../support/site.ts';

/** The port of this machine that local services may ask. */
const FEED = 3098;
const written = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

test('an expert names a calendar elsewhere, and its times can no longer be asked for', async ({
  page,
  problems,
  signIn,
}) => {
  const freeStarts = async (): Promise<number[]> => {
    const { expert } = await (await page.request.get('/payload/ro/experts/demo-expert.json')).json();
    return expert.offerings.flatMap((offering: { freeStarts: number[] }) => offering.freeStarts);
  };
  const first = Math.min(...(await freeStarts()));
  const feed = createServer((_, answer) => {
    const dentist = `BEGIN:VEVENT\r\nUID:d@x\r\nDTSTART:${written(first * 60_000)}\r\nDURATION:PT15M\r\nSUMMARY:Dentist\r\nEND:VEVENT`;
    answer.end(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${dentist}\r\nEND:VCALENDAR\r\n`);
  });
  await new Promise<void>((done) => feed.listen(FEED, '127.0.0.1', done));

  await signIn('expert');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/dashboard/expert?part=hours');
  const address = page.getByLabel('Adresa iCal a calendarului');
  await address.fill('http://10.0.0.1/secret.ics');
  await address.press('Enter');
  await expect(address).toHaveAccessibleDescription(/începe cu https/);
  await address.fill('https://127.0.0.1/secret.ics');
  await address.press('Enter');
  await expect(address).toHaveAccessibleDescription(/nu duce la un calendar deschis/);
  await expect(address).toHaveValue('https://127.0.0.1/secret.ics');
  // The browser tells of each refused call.
  problems.length = 0;
  await address.fill(`http://127.0.0.1:${FEED}/secret.ics`);
  await page.getByRole('button', { name: 'Citește calendarul' }).click();
  await expect(page.getByText('1 interval ocupat')).toBeVisible();
  await expect(page.getByText('/secret.ics')).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await expect.poll(freeStarts).not.toContain(first);

  await page.getByRole('button', { name: 'Scoate calendarul' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Scoate calendarul' }).click();
  await expect(address).toBeVisible();
  await expect.poll(freeStarts).toContain(first);
  feed.close();
});
