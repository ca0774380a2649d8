import {
  bookingStatus,
  counted,
  courseStatus,
  enrollmentStatus,
  error,
  lessonType,
  level,
  loadError,
  locale,
  resourceAccess,
  resourceKind,
  resourceStatus,
  userFlag,
} from '@cursiv/shared-domain/words/ro';
import { account } from './ro/account.ts';
import { bookings } from './ro/bookings.ts';
import { attempt } from './ro/learning/attempt.ts';
import { certificates } from './ro/learning/certificates.ts';
import { course } from './ro/learning/course.ts';
import { lesson } from './ro/learning/lesson.ts';
import { myCourses } from './ro/learning/my-courses.ts';
import { notifications } from './ro/notifications.ts';
import { overview } from './ro/overview.ts';
import { rights } from './ro/rights.ts';
import { shared } from './ro/shared.ts';
import { archive } from './ro/teaching/archive.ts';
import { instructors } from './ro/teaching/instructors.ts';
import { links } from './ro/teaching/links.ts';
import { preview } from './ro/teaching/preview.ts';
import { publishing } from './ro/teaching/publishing.ts';
import { resources } from './ro/teaching/resources.ts';
import { scorm } from './ro/teaching/scorm.ts';
import { uploads } from './ro/teaching/uploads.ts';

export const ro = {
  ...shared,
  overview,
  instructors,
  links,
  preview,
  publishing,
  scorm,
  notifications,
  myCourses,
  bookings,
  resources,
  archive,
  attempt,
  certificates,
  course,
  lesson,
  uploads,
  account,
  bookingStatus,
  counted,
  courseStatus,
  enrollmentStatus,
  error: { ...error, ...loadError },
  lessonType,
  level,
  locale,
  resourceAccess,
  resourceKind,
  resourceStatus,
  rights,
  userFlag,
} as const;
