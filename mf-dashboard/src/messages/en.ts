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
import { certificates } from './en/learning/certificates.ts';
import { course } from './en/learning/course.ts';
import { lesson } from './en/learning/lesson.ts';
import { myCourses } from './en/learning/my-courses.ts';
import { overview } from './en/overview.ts';
import { shared } from './en/shared.ts';
import { preview } from './en/teaching/preview.ts';
import { publishing } from './en/teaching/publishing.ts';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
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
};
