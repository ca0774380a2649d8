import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const COURSE =
  'http://localhost:3010/v1/projects/demo-cursiv/databases/(default)/documents/courses/primul-an-pe-cont-propriu';

/** Changes a stored course as the team behind the site would, past the rules. */
const setSubtitle = (request: APIRequestContext, text: string) =>
  request.patch(`${COURSE}?updateMask.fieldPaths=subtitle`, {
    headers: { authorization: 'Bearer owner' },
    data: { fields: { subtitle: { mapValue: { fields: { ro: { stringValue: text } } } } } },
  });

test('a changed course is found by its new words, on its page and in the list, within seconds', async ({ request }) => {
  const stored = await (await request.get(COURSE, { headers: { authorization: 'Bearer owner' } })).json();
  const before: string = stored.fields.subtitle.mapValue.fields.ro.stringValue;
  const textOf = async (page: string) => (await request.get(`/payload/ro/${page}`)).text();
  try {
    await setSubtitle(request, 'Cuvinte proaspete despre zarzavat');
    await expect.poll(() => textOf('courses.json?q=zarzavat')).toContain('primul-an-pe-cont-propriu');
    await expect.poll(() => textOf('courses/primul-an-pe-cont-propriu.json')).toContain('zarzavat');
  } finally {
    await setSubtitle(request, before);
  }
});
