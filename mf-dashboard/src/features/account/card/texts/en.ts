import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  title: 'About you',
  lead: 'It appears below your name and portrait on the pages of the courses that you publish or teach. You may write in one language only: readers of the other one see the text with a badge.',
  bio: 'Biography',
  bioHint: 'A few lines: what you do and how you teach. At most 1,000 characters.',
  languages: 'Languages you speak',
  tooMany: 'Choose at most 10 languages.',
  shown: 'Show it to readers',
  shownHint: 'While this is off, what you wrote stays here and appears nowhere.',
  preview: 'How readers see you',
  hidden: 'Readers see only your name and portrait.',
  save: 'Save',
  saved: 'Saved. The pages of your courses follow in a few moments.',
  failed: 'This could not be saved',
  unsaved: 'Not saved; what you typed is kept in this browser.',
};
