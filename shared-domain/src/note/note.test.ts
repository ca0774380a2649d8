import { inLessonOrder, type Note, noteProblem, notesFound } from './note.ts';

const note = (id: string, changes: Partial<Note> = {}): Note => ({
  id,
  courseId: 'c1',
  lessonId: 'l1',
  courseTitle: { ro: 'Scriere de mână' },
  lessonTitle: { ro: 'Tocul', en: 'The pen' },
  text: '',
  rev: 1,
  createdAt: new Date('2026-05-14T09:00:00Z'),
  updatedAt: new Date('2026-05-14T09:00:00Z'),
  ...changes,
});
const passage = { quote: 'Apasă ușor', prefix: '', suffix: '', locale: 'ro' as const };
const ids = (notes: Note[]) => notes.map(({ id }) => id);

describe('noteProblem', () => {
  it('wants something that can be seen, or a marked passage', () => {
    expect(noteProblem({ text: ' \u200b\u2063 ' })).toBe('empty');
    expect(noteProblem({ text: '', passage })).toBeUndefined();
    expect(noteProblem({ text: 'De reluat' })).toBeUndefined();
  });
  it('stops a text that is too long, and not for the spaces around it', () => {
    expect(noteProblem({ text: `${'ș'.repeat(10_000)}\n ` })).toBeUndefined();
    expect(noteProblem({ text: '# '.repeat(50_000) })).toBe('too-long');
    expect(noteProblem({ text: 'x', passage: { ...passage, quote: 'ș'.repeat(1001) } })).toBe('long-passage');
  });
});

describe('notesFound', () => {
  const notes = [note('a', { text: 'Învață bucla' }), note('b', { passage }), note('c', { text: 'Cerneala' })];
  it('finds words without their diacritics, in the text, the passage and the titles', () => {
    expect(ids(notesFound(notes, 'invata BUCLA'))).toEqual(['a']);
    expect(ids(notesFound(notes, 'usor'))).toEqual(['b']);
    expect(ids(notesFound(notes, 'pen'))).toEqual(['a', 'b', 'c']);
    expect(notesFound(notes, 'bucla cerneala')).toEqual([]);
  });
  it('leaves all without a query', () => {
    expect(notesFound(notes, '  ')).toHaveLength(3);
  });
});

it('notes are in the order of the film, then of writing', () => {
  const later = new Date('2026-05-15T09:00:00Z');
  const notes = [
    note('text', { createdAt: later }),
    note('end', { second: 90 }),
    note('first'),
    note('begin', { second: 0 }),
  ];
  expect(ids(inLessonOrder(notes))).toEqual(['begin', 'end', 'first', 'text']);
});
