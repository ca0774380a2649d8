import { askedBy } from '../../../support/backend/asked-by.ts';
import { uidOf } from '../../../support/backend/backend.ts';
import { change, store, storedAt } from '../../../support/backend/stored.ts';
import { enrolled } from '../../../support/people/enrolled.ts';
import { registerAs } from '../../../support/people/newcomer.ts';
import { expect, test } from '../../../support/test.ts';

/** Finished one after the other, the last one just now; the first was begun before all of them. */
const BEGUN = 'better-sleep';
const FINISHED = ['calm-negotiation', 'spreadsheets-that-answer', 'statistics-in-the-news', 'clear-work-emails'];
const MINUTE = 60_000;

test('a dashboard with a weekly goal reads no course for what it shows, what goes on first, and each document once', async ({
  page,
}) => {
  const uid = await uidOf(page, await registerAs(page, 'Mara Mult'));
  for (const courseId of [BEGUN, ...FINISHED]) await enrolled(page, uid, courseId, 'demo-instructor');
  for (const [place, courseId] of FINISHED.entries())
    await change(page.request, `enrollments/${uid}__${courseId}`, {
      status: 'completed',
      updatedAt: new Date(Date.now() - (FINISHED.length - place) * MINUTE),
    });
  await store(page.request, `users/${uid}/settings/preferences`, { weeklyGoal: { kind: 'lessons', count: 3 } });
  // The first page makes the profile.
  await page.goto('/dashboard');
  // Functions say in each enrolment what its course is, and in the profile that nothing was written or taught.
  await expect(async () => {
    for (const courseId of [BEGUN, ...FINISHED])
      expect(await storedAt(page.request, `enrollments/${uid}__${courseId}`)).toHaveProperty('course.mapValue');
    expect(await storedAt(page.request, `users/${uid}`)).toMatchObject({
      ...{ hasDrafts: { booleanValue: false }, hasRequests: { booleanValue: false } },
    });
  }).toPass();
  const all = askedBy(page);
  const asked = () => all().toSorted();
  await page.goto('/dashboard');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^(Continuă|Începe)/ })
      .first(),
  ).toHaveAttribute('href', new RegExp(`/dashboard/courses/${BEGUN}/`));
  await expect
    .poll(asked)
    .toEqual(
      [
        ...['bookings', 'enrollments'],
        ...[`users/${uid}`, `users/${uid}/unread/notifications`, `users/${uid}/settings/preferences`],
        `users/${uid}/learned/lessons`,
      ].toSorted(),
    );
});
