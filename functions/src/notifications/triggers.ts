import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import { SINGLE } from '../limits.ts';
import { onDocumentCreated, onDocumentWritten } from '../logged/firestore.ts';
import { onSchedule } from '../schedules/schedule.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { bookingNotices } from './booking-notices.ts';
import { certificateNotices } from './certificate-notices.ts';
import { courseNotices, draftNotices } from './course-notices.ts';
import { enrollmentNotices } from './enrollment-notices.ts';
import { instructorNotices } from './instructor-notices.ts';
import type { DocumentChange, Notice } from './notice.ts';
import { accountNotices } from './people/account-notices.ts';
import { expertNotices } from './people/expert-notices.ts';
import { rightNotices } from './people/right-notices.ts';
import { roleNotices } from './people/role-notices.ts';
import { verificationNotices } from './people/verification-notices.ts';
import { remindOfBookings as remind } from './reminders/remind-of-bookings.ts';
import { resourceNotices } from './resource-notices.ts';
import { reviewNotices } from './review-notices.ts';
import { leadNotices } from './staff/lead-notices.ts';
import { tell } from './tell.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
/** An event whose people could not be told is reported again. */

const changeOf = ({ data }: FirestoreEvent<Change<DocumentSnapshot> | undefined>): DocumentChange => ({
  before: data?.before.data(),
  after: data?.after.data(),
});

async function tellAll(notices: Notice[], time: string): Promise<void> {
  await Promise.all(notices.map((notice) => tell(store, notice, new Date(time))));
}

/** Tell people of what happens to them, in the site. */
export const tellOfBooking = onDocumentWritten({ document: 'bookings/{id}' }, (event) =>
  tellAll(bookingNotices(event.params.id, changeOf(event)), event.time),
);
export const tellOfEnrollment = onDocumentWritten({ document: 'enrollments/{id}' }, async (event) =>
  tellAll(await enrollmentNotices(store, event.params.id, changeOf(event)), event.time),
);
export const tellOfResource = onDocumentWritten({ document: 'resources/{id}' }, (event) =>
  tellAll(resourceNotices(event.params.id, changeOf(event)), event.time),
);
export const tellOfDraft = onDocumentWritten({ document: 'courseDrafts/{id}' }, (event) =>
  tellAll(draftNotices(event.params.id, changeOf(event)), event.time),
);
export const tellOfCourse = onDocumentWritten({ document: 'courses/{id}' }, (event) =>
  tellAll(courseNotices(event.params.id, changeOf(event)), event.time),
);
export const tellOfReview = onDocumentWritten({ document: 'reviews/{id}' }, async (event) =>
  tellAll(await reviewNotices(store, event.params.id, changeOf(event)), event.time),
);
export const tellOfRight = onDocumentWritten({ document: 'users/{id}' }, (event) => {
  const change = changeOf(event);
  return tellAll([...rightNotices(event.params.id, change), ...roleNotices(event.params.id, change)], event.time);
});
export const tellOfAccount = onDocumentWritten({ document: 'users/{id}' }, (event) =>
  tellAll(accountNotices(event.params.id, changeOf(event)), event.time),
);
export const tellOfVerification = onDocumentWritten({ document: 'verificationRequests/{id}' }, (event) =>
  tellAll(verificationNotices(event.params.id, changeOf(event)), event.time),
);
export const tellOfCertificate = onDocumentWritten({ document: 'certificates/{id}' }, (event) =>
  tellAll(certificateNotices(event.params.id, changeOf(event)), event.time),
);
export const tellOfLead = onDocumentCreated({ document: 'leads/{id}' }, async ({ params, data, time }) =>
  tellAll(await leadNotices(store, params.id, data?.data()), time),
);
export const tellOfExpert = onDocumentWritten({ document: 'experts/{id}' }, (event) =>
  tellAll(expertNotices(event.params.id, changeOf(event)), event.time),
);
export const tellOfInstructor = onDocumentWritten({ document: 'courseInstructors/{id}' }, (event) =>
  tellAll(instructorNotices(event.params.id, changeOf(event)), event.time),
);

/** Reminds people of bookings that are near. */
export const remindOfBookings = onSchedule({ schedule: 'every 5 minutes', timeoutSeconds: 300, ...SINGLE }, () =>
  remind(store, new Date()),
);
