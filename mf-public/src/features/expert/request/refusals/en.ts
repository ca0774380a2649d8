import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  'not-offered': 'This session is no longer offered. Choose another one.',
  'outside-hours': 'The expert is not available at this time. Choose another one.',
  'too-soon': 'This time is too soon. Choose a later one.',
  'too-far': 'This time is too far ahead. Choose an earlier one.',
  taken: 'This time was taken in the meantime. Choose another one.',
  'day-full': 'The expert’s day is full. Choose another day.',
  'week-full': 'The expert has enough sessions in that week. Choose another.',
  'waiting-list': 'Others have been waiting longer for a time with this expert. You can join the waiting list.',
  'has-times': 'The expert has free times: choose one.',
  'line-full': 'The waiting list is full. Try again later.',
  'too-late': 'The time for this change has passed.',
  'too-many-with-expert': 'You have three open bookings with this expert already. Cancel one or wait.',
  'too-many-waiting': 'Eight of your requests are still waiting. Cancel one or wait for an answer.',
  'too-many-today': 'You have sent too many requests in one day. Try again tomorrow.',
  'lesson-closed': 'The lesson that you ask from is not open to you. Send the request without it.',
  begun: 'The session has already begun or is no longer open.',
  'proposal-over': 'The proposal no longer stands.',
};
