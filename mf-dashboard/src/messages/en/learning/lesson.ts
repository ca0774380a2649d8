import type { Translation } from '@cursiv/shared-i18n';
import type { lesson as ro } from '../../ro/learning/lesson.ts';

export const lesson: Translation<typeof ro> = {
  noFiles: 'The files of this lesson have not been added yet.',
  files: "The lesson's files",
  download: 'Download',
  noVideo: 'The video of this lesson has not been added yet.',
  empty: 'The lesson has no text yet',
  videoFailed: 'The video cannot be played now.',
  closed: 'This lesson is for enrolled learners',
  inside: {
    text: 'A learner reads a text here: {{length}}.',
    video: 'A learner watches a video here, with a text: {{length}}.',
    quiz: 'A learner takes a quiz here: {{length}}.',
    file: 'A learner finds files to download here: {{length}}.',
  },
  steps: 'After this lesson',
  done: 'Lesson finished',
  locked: 'It is not this lesson’s turn yet',
  lockedText: 'The course is taken in order. This lesson opens once you have finished “{{title}}”.',
  toBefore: 'To the lesson before',
  watched: 'You have watched {{pct}}% of the video. The lesson is finished at 90%.',
  previous: 'Previous lesson',
  next: 'Next lesson',
  toCourse: 'Back to the course',
  place: 'Lesson {{place}} of {{total}}',
};
