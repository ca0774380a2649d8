import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  kind: 'What was reported',
  reviews: 'Reviews',
  questions: 'Questions and answers in lessons',
  found_one: '{{count}} reported',
  found_other: '{{count}} reported',
  question: 'question',
  answer: 'answer',
  of: 'what {{name}} wrote',
  hideTitle: 'Hide what {{name}} wrote?',
  hideText: 'The words no longer appear under the lesson. Their author reads the reason below.',
  hidden: 'It no longer appears under the lesson.',
  kept: 'It stays under the lesson, and the reports are closed.',
  restored: 'It can be seen again.',
  changedMeanwhile: 'Something has changed meanwhile: the text, or somebody else’s ruling. See the list as it is now.',
  empty: 'Nothing here',
  emptyText: 'Questions and answers that people report appear here.',
};
