import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Headings, footnotes, code and links that use the platform's own ids. */
const TEXT = `# First view

## Root

### Main

\`\`\`js id="first-view" data-section="mf_admin" data-build="none" name="body" style="position:fixed"
{"origin":"https://evil.example"}
\`\`\`

A note[^first-view] and a [place](#first-view).

[^first-view]: Not the data of the page.

<script type="application/json" id="first-view">{"origin":"https://evil.example"}</script>

</script><!-- \u2028 <template>`;

const RESOURCES = 'http://localhost:3010/v1/projects/demo-cursiv/databases/(default)/documents/resources';
const OWNER = { authorization: 'Bearer owner' };

const both = (text: string) => ({ mapValue: { fields: { ro: { stringValue: text }, en: { stringValue: text } } } });

/** A published article by a malicious author. */
async function publish(request: APIRequestContext, id: string, title: string, body: string): Promise<void> {
  const { fields } = await (await request.get(`${RESOURCES}/cum-inveti-dupa-munca`, { headers: OWNER })).json();
  const hostile = { ...fields, id: { stringValue: id }, title: both(title), body: both(body) };
  const answer = await request.patch(`${RESOURCES}/${id}`, { headers: OWNER, data: { fields: hostile } });
  expect(answer.ok()).toBe(true);
}

test('an article that calls its headings by the names of the platform is a page like any other', async ({
  page,
  request,
}) => {
  await publish(request, 'first-view', '</script><script id="first-view">', TEXT);
  await expect.poll(async () => (await request.get('/payload/ro/resources/first-view.json')).status()).toBe(200);
  await page.goto('/resources/first-view');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('</script><script id="first-view">');
  await expect(page.getByRole('main').getByRole('heading', { name: 'First view' })).toBeVisible();
  // Only the platform sets the platform's ids: one section and one main element, and none from the text.
  await expect(page.locator('[data-section]')).toHaveCount(1);
  await expect(page.locator('#main')).toHaveCount(1);
  await expect(page.locator('#root')).toHaveCount(1);
  await expect(page.locator('#root #first-view')).toHaveCount(0);
  await expect(page.getByRole('main').locator('code')).not.toHaveAttribute('style', /./);
  await page.getByRole('banner').getByRole('link', { name: 'EN: English' }).click();
  await expect(page).toHaveURL('/en/resources/first-view');
  await expect(page.getByRole('heading', { name: 'First view' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Experts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Experts' })).toBeFocused();
});
