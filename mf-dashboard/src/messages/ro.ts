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
import { certificates } from './ro/learning/certificates.ts';
import { course } from './ro/learning/course.ts';
import { lesson } from './ro/learning/lesson.ts';
import { myCourses } from './ro/learning/my-courses.ts';
import { overview } from './ro/overview.ts';
import { shared } from './ro/shared.ts';
import { preview } from './ro/teaching/preview.ts';
import { publishing } from './ro/teaching/publishing.ts';

export const ro = {
  ...shared,
  overview,
  preview,
  publishing,
  myCourses,
  certificates,
  course,
  lesson,
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
  userFlag,
} as const;
