import type { Translation } from '@cursiv/shared-i18n';
import type { lesson as ro } from '../ro/lesson.ts';

export const lesson: Translation<typeof ro> = {
  noVideo: 'The video of this lesson has not been added yet.',
  empty: 'The lesson has no text yet',
  videoFailed: 'The video cannot be played now.',
  closed: 'This lesson is for enrolled learners',
  steps: 'After this lesson',
  markDone: 'I have finished the lesson',
  done: 'Lesson finished',
  previous: 'Previous lesson',
  next: 'Next lesson',
  toCourse: 'Back to the course',
  place: 'Lesson {{place}} of {{total}}',
};
