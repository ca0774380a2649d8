import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of what a draft changes for readers. */
export const en: Translation<typeof ro> = {
  title: 'What changes for readers',
  none: 'Nothing: readers already have what is written here.',
  first: 'The course appears for the first time.',
  change: {
    lessonAdded: 'New lesson: {{name}}',
    lessonRemoved: 'Lesson removed: {{name}}. Learners who have begun it keep it.',
    lessonSettings: 'Other details of lesson: {{name}}',
    lessonMoved: 'Lesson moved: {{name}}',
    unitRemoved: 'Section removed: {{name}}',
    unitsMoved: 'Sections in another order',
    settings: 'Another subject, level or base language',
    textAdded: 'New text: {{name}}',
    textChanged: 'Changed text: {{name}}',
    textRemoved: 'Text removed: {{name}}',
  },
  place: {
    title: 'the title of the course',
    subtitle: 'the summary',
    description: 'the description',
    cover: 'the cover',
    outcomes: 'the outcomes',
    unit: 'section “{{name}}”',
    lessonTitle: 'the title of lesson “{{name}}”',
    lessonText: 'the text of lesson “{{name}}”',
    lessonQuiz: 'the quiz of lesson “{{name}}”',
    lessonCaptions: 'the captions in writing of lesson “{{name}}”',
  },
};
