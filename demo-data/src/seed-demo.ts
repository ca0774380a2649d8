import { ALL_COURSES } from './courses/all-courses.ts';
import { publishedCoursePart, unpublishedCoursePart } from './courses/course-documents.ts';
import { ALL_DRAFTS } from './courses/drafts/all-drafts.ts';
import { enrollmentDocuments } from './courses/enrollments.ts';
import type { SeedPart, SeedTarget } from './document/seed-target.ts';
import { bookingDocuments } from './experts/bookings.ts';
import { expertReviewDocuments } from './experts/expert-reviews.ts';
import { expertDocuments } from './experts/experts.ts';
import { scheduleDocuments } from './experts/schedules.ts';
import { accounts, userDocuments } from './people/accounts.ts';
import { readModelDocuments } from './read-model-documents.ts';
import { ALL_RESOURCES } from './resources/all-resources.ts';
import { resourcePart } from './resources/resource-content.ts';
import { auditDocuments, siteDocument } from './site.ts';

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

async function demoData(now: Date): Promise<SeedPart> {
  const parts = [
    ...ALL_COURSES.map((course) => publishedCoursePart(course, now)),
    ...ALL_DRAFTS.map((draft) => unpublishedCoursePart(draft, now)),
    ...ALL_RESOURCES.map((resource) => resourcePart(resource, now)),
  ];
  const documents = [
    ...userDocuments(now),
    ...parts.flatMap((part) => part.documents),
    ...expertDocuments(),
    ...scheduleDocuments(now),
    ...expertReviewDocuments(now),
    ...bookingDocuments(now),
    ...enrollmentDocuments(now),
    siteDocument(),
    ...auditDocuments(now),
  ];
  return {
    documents: [...documents, ...(await readModelDocuments(documents, now))],
    files: parts.flatMap((part) => part.files),
  };
}
