import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  title: 'Ask an expert from here',
  intro: 'A session with somebody who knows the subject. The expert sees the place in the lesson and what you write.',
  open: 'Choose an expert',
  close: 'Close',
  note: 'What you want explained (optional)',
  noteHint: 'The expert whom you choose sees it. It is sent only when you request a time.',
  experts: 'Experts in the course’s subject',
  speaks: 'Speaks {{languages}}',
  teaches: 'Teaches the course',
  nextFree: 'Free {{date}}',
  choose: 'Choose a time',
  chooseOf: 'Choose a time with {{name}}',
  none: 'No expert has the subject of this course yet.',
  all: 'All experts',
  more: 'Show more',
  from: 'From the lesson',
  of: '“{{lesson}}” of “{{course}}”',
  at: 'at {{time}}',
  openPlace: 'Open the place',
  closedPlace: 'The lesson is not open to you; {{name}} can show it to you in the session.',
  session: 'From the session with {{name}}, {{date}}',
  agreed: 'What you agreed',
  toBooking: 'See the booking',
};
