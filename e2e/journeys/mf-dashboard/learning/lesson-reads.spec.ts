import { askedBy } from '../../../support/backend/asked-by.ts';
import { uidOf } from '../../../support/backend/backend.ts';
import { storedAt } from '../../../support/backend/stored.ts';
import { enrolled } from '../../../support/people/enrolled.ts';
import { registerAs } from '../../../support/people/newcomer.ts';
import { expect, test } from '../../../support/test.ts';

const COURSE = 'spreadsheets-that-answer';
const VERSION = `courses/${COURSE}/versions/3`;

test('a learner’s lesson asks once for what it shows and never for drafts; the next one’s text is there before it is opened', async ({
  page,
}) => {
  const uid = await uidOf(page, await registerAs(page, 'Rodica Rar'));
  await enrolled(page, uid, COURSE, 'demo-sorin-balan');
  // The first page makes the profile, and functions say in it that nothing was booked or noted.
  await page.goto('/dashboard');
  await expect(async () =>
    expect(await storedAt(page.request, `users/${uid}`)).toMatchObject({
      ...{ hasBooked: { booleanValue: false }, hasNotes: { booleanValue: false } },
    }),
  ).toPass();
  const enrollment = `enrollments/${uid}__${COURSE}`;
  const all = askedBy(page);
  const asked = () =>
    all()
      .filter((path) => /^(courses|courseDrafts|enrollments|bookings)(\/|$)|^users\/[^/]+(\/notes)?$/.test(path))
      .toSorted();
  await page.goto(`/dashboard/courses/${COURSE}/lessons/start-with-a-question/video`);
  await expect(page.locator('#lesson-text p').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Am terminat/ })).toBeVisible();
  // Come ahead of the database, or from it when that is quicker: never from both.
  const first = [`courses/${COURSE}`, `${VERSION}/bodies/start-with-a-question_ro`, `${VERSION}/lessonLists`];
  const fromDatabase = () => asked().filter((path) => !first.includes(path));
  const onwards = page.getByRole('navigation', { name: 'După această lecție' }).getByRole('link').last();
  const lessonOf = (address: string | null) => address?.split('/lessons/')[1]?.split('/')[0];
  const ahead = lessonOf(await onwards.getAttribute('href'));
  const whole = [enrollment, `users/${uid}`, `${VERSION}/bodies/${ahead}_ro`].toSorted();
  await expect.poll(fromDatabase).toEqual(whole);

  await onwards.click();
  await expect(page).toHaveURL(new RegExp(`lessons/${ahead}/`));
  await expect(page.locator('#lesson-text p').first()).toBeVisible();
  await expect(onwards).not.toHaveAttribute('href', new RegExp(`/lessons/${ahead}/`));
  const after = lessonOf(await onwards.getAttribute('href'));
  await expect.poll(fromDatabase).toEqual([...whole, `${VERSION}/bodies/${after}_ro`].toSorted());
  expect(asked()).toEqual([...new Set(asked())]);
});
