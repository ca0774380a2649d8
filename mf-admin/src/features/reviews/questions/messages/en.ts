import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of the list of all questions. */
export const en: Translation<typeof ro> = {
  title: 'Questions',
  lead: 'What people have asked under the lessons of all courses, the newest first. What you hide no longer shows under its lesson, and its author reads why.',
  searchRegion: 'Search the questions',
  search: 'Author, course, lesson or a whole word of the text',
  state: 'State',
  anyState: 'Any state',
  states: { waiting: 'Waiting for an answer', answered: 'Answered', hidden: 'Hidden' },
  language: 'Language',
  anyLanguage: 'Any language',
  found_one: '{{count}} question',
  found_other: '{{count}} questions',
  foundFirst_one: 'The newest question',
  foundFirst_other: 'The newest {{count}} questions',
  none: { title: 'No question', text: 'No question fits what you have chosen.' },
  asked: 'Asked on {{date}}',
  answers_one: '{{count}} answer',
  answers_other: '{{count}} answers',
  ruling: 'See why it is hidden',
  file: 'questions',
  column: { lesson: 'Lesson', state: 'State', answers: 'Answers', asked: 'Asked' },
};
