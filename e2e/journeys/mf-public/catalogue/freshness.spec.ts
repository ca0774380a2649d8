import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { countOf } from '../../../support/backend/count-of.ts';
import { store } from '../../../support/backend/stored.ts';
import { expect, test } from '../../../support/test.ts';

const COURSE =
  'http://localhost:3010/v1/projects/demo-cursiv/databases/(default)/documents/courses/primul-an-pe-cont-propriu';

/** Changes a stored course as the site's operators would, bypassing the rules. */
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

test('the number of learners follows people who enrol, leave and return', async ({ request }) => {
  // Past the edge, which the test above is about.
  const learners = async () => {
    const served = await request.get(`/payload/ro/courses/scrisul-de-mana.json?asked=${randomUUID()}`);
    return (await served.json()).course.enrollmentCount;
  };
  const enrollment = (status: string) => ({
    uid: 'demo-newcomer',
    courseId: 'scrisul-de-mana',
    courseOwnerUid: 'demo-instructor',
    courseVersion: 1,
    lessonIds: ['l1'],
    status,
    enrolledAt: new Date(),
    updatedAt: new Date(),
    progress: { completed: 0, total: 5, pct: 0 },
  });
  const enrolls = (status: string) => store(request, 'enrollments/demo-newcomer__scrisul-de-mana', enrollment(status));
  await enrolls('withdrawn');
  const before = (await countOf(request, '', 'enrollments', ['courseId', 'scrisul-de-mana'])) - 1;
  await expect.poll(learners).toBe(before);
  await enrolls('active');
  await expect.poll(learners).toBe(before + 1);
  await enrolls('withdrawn');
  await expect.poll(learners).toBe(before);
  await enrolls('active');
  await expect.poll(learners).toBe(before + 1);
  await enrolls('withdrawn');
  await expect.poll(learners).toBe(before);
});
