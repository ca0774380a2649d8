import { fileLine, filesIn, publishedFiles } from './lesson-files.ts';

const file = (id: string, more: object = {}) => ({
  ...{ path: `courses/ana/c1/l1/${id}-${id}.pdf`, contentType: 'application/pdf', bytes: 10, label: {} },
  ...more,
});
const names = (files: readonly { path: string }[]) => files.map(({ path }) => path.at(-5));
const all = file('a');
const ro = file('b', { locale: 'ro' });
const en = file('c', { locale: 'en', label: { en: 'Worksheet', ro: '' } });

describe('the files of a lesson', () => {
  it('are those of a language and of all, or all of them where it has none', () => {
    expect(names(filesIn([all, ro, en], 'en'))).toEqual(['a', 'c']);
    expect(names(filesIn([all, ro], 'en'))).toEqual(['a', 'b']);
  });
  it('are not those of a language that is not published', () => {
    expect(names(publishedFiles([all, ro, en], ['ro']))).toEqual(['a', 'b']);
  });
  it('are called as they are labelled, else by their own names', () => {
    expect(fileLine(en, 'ro', 'ro')).toMatchObject({ title: { text: 'Worksheet', locale: 'en' }, kind: 'PDF' });
    expect(fileLine(ro, 'ro', 'ro').title.text).toBe('b.pdf');
  });
});
