import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  'not-offered': 'This session is no longer offered. Choose another one.',
  'outside-hours': 'The expert is not available at this time. Choose another one.',
  'too-soon': 'This time is too soon. Choose a later one.',
  'too-far': 'This time is too far ahead. Choose an earlier one.',
  taken: 'This time was taken in the meantime. Choose another one.',
  'day-full': 'The expert’s day is full. Choose another day.',
  'too-many-with-expert': 'You have three open bookings with this expert already. Cancel one or wait.',
  'too-many-waiting': 'Eight of your requests are still waiting. Cancel one or wait for an answer.',
  'too-many-today': 'You have sent too many requests in one day. Try again tomorrow.',
};
