import type { PageWords } from '../player/scorm-lesson.ts';

/** What the pages of a package say. */
export const en: PageWords = {
  done: 'I have finished the lesson',
  isDone: 'The lesson is finished.',
  submit: 'Hand in the quiz',
  passed: 'You have passed: {{pct}}%.',
  failed: '{{pct}}% this time. You can try again.',
  right: 'Right',
  wrong: 'Not right',
  true: 'True',
  false: 'False',
  choose: 'Choose',
  untitled: 'Untitled lesson',
  noFilm: 'This lesson has a film that cannot be played here. You can watch it on Cursiv.',
};
