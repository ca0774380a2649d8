import type { Note } from '@cursiv/shared-domain';
import { notesMarkdown } from './notes-markdown.ts';

const note = (id: string, changes: Partial<Note> = {}): Note => ({
  id,
  courseId: 'c1',
  lessonId: 'l1',
  courseTitle: { ro: 'Scriere\nde mână' },
  lessonTitle: { ro: 'Tocul' },
  text: 'De *reluat*',
  rev: 1,
  createdAt: new Date('2026-05-14T09:00:00Z'),
  updatedAt: new Date('2026-05-14T09:00:00Z'),
  ...changes,
});

it('a file of notes has them by course and lesson, with their seconds and passages', () => {
  const passage = { quote: 'Apasă\nușor', prefix: '', suffix: '', locale: 'ro' as const };
  const notes = [
    note('a'),
    note('b', {
      courseId: 'c2',
      courseTitle: { ro: 'Somn' },
      lessonId: 'l9',
      lessonTitle: { ro: 'Seara' },
      text: '',
      passage,
    }),
    note('c', { second: 83, text: 'Bucla' }),
  ];
  expect(notesMarkdown('Notițe', notes, ({ ro = '' }) => ro)).toBe(
    [
      '# Notițe',
      '## Scriere de mână',
      '### Tocul',
      '**1:23**',
      'Bucla',
      '---',
      'De *reluat*',
      '## Somn',
      '### Seara',
      '> Apasă\n> ușor\n',
    ].join('\n\n'),
  );
});
