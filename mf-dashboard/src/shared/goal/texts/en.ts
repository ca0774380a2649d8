import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of the weekly goal. */
export const en: Translation<typeof ro> = {
  title: 'This week’s goal',
  label: 'Weekly goal',
  hint: 'It counts the lessons that you finish, from Monday to Sunday. Change it or let it go at any time.',
  none: 'No goal',
  lessons_one: '{{count}} lesson a week',
  lessons_other: '{{count}} lessons a week',
  minutes_one: '{{count}} minute a week',
  minutes_other: '{{count}} minutes a week',
  doneLessons_one: '{{done}} of {{count}} lesson',
  doneLessons_other: '{{done}} of {{count}} lessons',
  doneMinutes_one: '{{done}} of {{count}} minute',
  doneMinutes_other: '{{done}} of {{count}} minutes',
  weeks_one: 'One week with the goal reached',
  weeks_other: '{{count}} weeks in a row with the goal reached',
  change: 'Change the goal',
  offer: 'Would you like a goal for each week? Only you see it, and nobody hurries you.',
  set: 'Choose a goal',
  noThanks: 'No, thank you',
  refused: 'Your account did not take this goal, so what was before stays. Choose again.',
};
