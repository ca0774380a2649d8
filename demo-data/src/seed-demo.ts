import { ALL_COURSES } from './courses/all-courses.ts';
import { announcementDocuments } from './courses/announcements.ts';
import { publishedCoursePart, unpublishedCoursePart } from './courses/course-documents.ts';
import { ALL_DRAFTS } from './courses/drafts/all-drafts.ts';
import { enrollmentDocuments } from './courses/enrollments.ts';
import { learnedDocuments } from './courses/learned.ts';
import { questionDocuments } from './courses/questions.ts';
import { spaceDocuments } from './document/file-documents.ts';
import { searchable } from './document/searchable.ts';
import type { SeedPart, SeedTarget } from './document/seed-target.ts';
import { bookingDocuments } from './experts/bookings.ts';
import { expertReviewDocuments } from './experts/expert-reviews.ts';
import { expertDocuments } from './experts/experts.ts';
import { scheduleDocuments } from './experts/schedules.ts';
import { accounts, userDocuments } from './people/accounts.ts';
import { cardDocuments } from './people/cards.ts';
import { PEOPLE } from './people/people.ts';
import { withBeginnings } from './people/with-beginnings.ts';
import { readModelDocuments } from './read-model-documents.ts';
import { ALL_RESOURCES } from './resources/all-resources.ts';
import { resourcePart } from './resources/resource-content.ts';
import { auditDocuments, siteDocument } from './site.ts';
import { answersDocuments } from './site-answers.ts';

/**
 * Fills the local services with the demo data, dated around `now`. Everything is checked before anything is written;
 * rejects with the path of the first document that does not parse.
 */
export async function seedDemo(cloud: SeedTarget, now = new Date()): Promise<void> {
  const { documents, files } = await demoData(now);
  for (const account of accounts()) await cloud.auth.createUser(account);
  for (const file of files) await cloud.storage.put(file);
  await cloud.firestore.write(documents);
}

/** Puts nothing but an administrator into the local services: a site as it is before anybody has written anything. */
export async function seedAdministrator(cloud: SeedTarget, now = new Date()): Promise<void> {
  const { uid } = PEOPLE.admin;
  for (const account of accounts().filter(({ localId }) => localId === uid)) await cloud.auth.createUser(account);
  const documents = userDocuments(now)
    .filter(({ path }) => path === `users/${uid}`)
    .map(searchable);
  await cloud.firestore.write([...documents, ...(await readModelDocuments(documents, now))]);
}

async function demoData(now: Date): Promise<SeedPart> {
  const parts = [
    ...ALL_COURSES.map((course) => publishedCoursePart(course, now)),
    ...ALL_DRAFTS.map((draft) => unpublishedCoursePart(draft, now)),
    ...ALL_RESOURCES.map((resource) => resourcePart(resource, now)),
  ];
  const files = parts.flatMap((part) => part.files);
  const enrollments = enrollmentDocuments(now);
  const documents = withBeginnings([
    ...userDocuments(now),
    ...cardDocuments(now),
    ...parts.flatMap((part) => part.documents),
    ...spaceDocuments(files),
    ...expertDocuments(now),
    ...scheduleDocuments(now),
    ...expertReviewDocuments(now),
    ...bookingDocuments(now),
    ...enrollments,
    ...learnedDocuments(
      enrollments,
      Object.values(PEOPLE).map(({ uid }) => uid),
    ),
    ...announcementDocuments(now),
    ...questionDocuments(now),
    siteDocument(),
    ...auditDocuments(now),
    ...answersDocuments(now),
  ]).map(searchable);
  return {
    documents: [...documents, ...(await readModelDocuments(documents, now))],
    files,
  };
}
