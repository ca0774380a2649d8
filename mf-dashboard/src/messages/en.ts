import type { Translation } from '@cursiv/shared-i18n';
import { account } from './en/account.ts';
import { authoring } from './en/authoring.ts';
import { bookings } from './en/bookings.ts';
import { course } from './en/course.ts';
import { lesson } from './en/lesson.ts';
import { myCourses } from './en/my-courses.ts';
import { overview } from './en/overview.ts';
import { resources } from './en/resources.ts';
import { shared } from './en/shared.ts';
import { uploads } from './en/uploads.ts';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  ...shared,
  overview,
  myCourses,
  bookings,
  resources,
  authoring,
  course,
  lesson,
  uploads,
  account,
};
