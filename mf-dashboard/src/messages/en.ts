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
} from '@cursiv/shared-domain/words/en';
import type { Translation } from '@cursiv/shared-i18n';
import { account } from './en/account.ts';
import { bookings } from './en/bookings.ts';
import { attempt } from './en/learning/attempt.ts';
import { certificates } from './en/learning/certificates.ts';
import { course } from './en/learning/course.ts';
import { lesson } from './en/learning/lesson.ts';
import { myCourses } from './en/learning/my-courses.ts';
import { notifications } from './en/notifications.ts';
import { overview } from './en/overview.ts';
import { rights } from './en/rights.ts';
import { shared } from './en/shared.ts';
import { archive } from './en/teaching/archive.ts';
import { instructors } from './en/teaching/instructors.ts';
import { links } from './en/teaching/links.ts';
import { preview } from './en/teaching/preview.ts';
import { publishing } from './en/teaching/publishing.ts';
import { resources } from './en/teaching/resources.ts';
import { scorm } from './en/teaching/scorm.ts';
import { uploads } from './en/teaching/uploads.ts';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
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
};
