import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of the list of all questions. */
export const en: Translation<typeof ro> = {
  title: 'Questions',
  lead: 'What people have asked under the lessons of all courses, the newest first. What you hide no longer shows under its lesson, and its author reads why.',
  searchRegion: 'Search the questions',
  searchShort: 'Author, course, lesson or word',
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
  noneYet: { title: 'No questions yet', text: 'The first one appears here when somebody asks under a lesson.' },
  noneFound: { title: 'No questions match', text: 'Try other words, another state or another language.' },
  asked: 'Asked on {{date}}',
  answers_one: '{{count}} answer',
  answers_other: '{{count}} answers',
  ruling: 'See why it is hidden',
  file: 'questions',
  column: { lesson: 'Lesson', state: 'State', answers: 'Answers', asked: 'Asked' },
};
