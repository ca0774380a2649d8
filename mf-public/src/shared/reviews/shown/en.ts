import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** What visitors read of reviews of a course or an expert. */
export const en: Translation<typeof ro> = {
  title: 'Reviews',
  none: {
    course: 'Nobody has written yet. Whoever does a fifth of the course can write the first review.',
    expert: 'Nobody has written yet. Whoever has had a session can write the first review.',
  },
  count_one: 'One rating',
  count_other: '{{count}} ratings',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
  distribution: 'How the stars are spread',
  edited: 'edited',
  reply: { course: 'The author’s answer', expert: 'The expert’s answer' },
};
