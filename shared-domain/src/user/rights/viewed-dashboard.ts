import type { BookingStatus } from '../../booking/lifecycle.ts';
import type { DraftStatus } from '../../course/draft-lifecycle.ts';
import type { EnrollmentStatus } from '../../enrollment/lifecycle.ts';
import type { L10nText } from '../../l10n/l10n.ts';
import type { ResourceStatus } from '../../resource/lifecycle.ts';

/** One line of a viewed dashboard; times are ISO 8601, as they travel. */
interface Line<Status> {
  id: string;
  title: L10nText;
  status: Status;
}

/**
 * What somebody's dashboard lists, as an administrator reads it: titles, states and times. The words that people write to each other, notes,
 * attachments and meeting links are not in it.
 */
export interface ViewedDashboard {
  name: string;
  /** The zone of their clock. */
  zone: string;
  /** Courses that they take; one that is closed has no title. */
  learning: (Line<EnrollmentStatus> & { pct: number })[];
  bookings: (Line<BookingStatus> & { withName: string; startAt: string })[];
  /** Whole sentences, in the administrator's language and on the person's clock. */
  notifications: { id: string; sentence: string; isRead: boolean; createdAt: string }[];
  courses: Line<DraftStatus>[];
  resources: Line<ResourceStatus>[];
}
