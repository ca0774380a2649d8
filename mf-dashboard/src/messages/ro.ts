import { account } from './ro/account.ts';
import { authoring } from './ro/authoring.ts';
import { bookings } from './ro/bookings.ts';
import { course } from './ro/course.ts';
import { lesson } from './ro/lesson.ts';
import { myCourses } from './ro/my-courses.ts';
import { overview } from './ro/overview.ts';
import { resources } from './ro/resources.ts';
import { shared } from './ro/shared.ts';
import { uploads } from './ro/uploads.ts';

export const ro = {
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
} as const;
