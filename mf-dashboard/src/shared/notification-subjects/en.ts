import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  author: 'Courses written together',
  booking: 'Bookings',
  waiting: 'Waiting lists',
  enrollment: 'Enrolments',
  course: 'Courses',
  instructor: 'Teaching',
  resource: 'Resources',
  expert: 'Your expert page',
  file: 'Uploaded files',
  question: 'Questions in lessons',
  review: 'Reviews',
  certificate: 'Certificates',
  right: 'Rights',
  verification: 'Requests for rights',
  site: 'Running the site',
  security: 'Safety of the account',
};
