import type { PageWords } from '../player/scorm-lesson.ts';

/** What the pages of a package say. */
export const ro: PageWords = {
  done: 'Am terminat lecția',
  isDone: 'Lecția este terminată.',
  submit: 'Predă testul',
  passed: 'Ai promovat: {{pct}}%.',
  failed: 'De data aceasta {{pct}}%. Poți încerca din nou.',
  right: 'Corect',
  wrong: 'Nu este corect',
  true: 'Adevărat',
  false: 'Fals',
  choose: 'Alege',
  untitled: 'Lecție fără titlu',
  noFilm: 'Lecția are un film care nu se poate reda aici. Îl poți vedea pe Cursiv.',
};
