import { contentOf, emptyResource, problemsOf } from './resource-form-values.ts';

const link = {
  ...emptyResource,
  kind: 'link' as const,
  title: { ro: ' Ghid ', en: '' },
  url: ' https://example.org/a ',
};

describe('contentOf', () => {
  it('keeps only what belongs to the chosen kind, trimmed, and names the languages there are', () => {
    const content = contentOf({ ...link, body: { ro: 'rest de articol', en: '' } });
    expect(content).toMatchObject({ title: { ro: 'Ghid' }, url: 'https://example.org/a', body: {}, locales: ['ro'] });
  });
  it('stores no address for another kind', () => {
    expect(contentOf({ ...link, kind: 'article' })).not.toHaveProperty('url');
  });
});

describe('problemsOf', () => {
  it('asks for a title in either language, even of a draft', () => {
    expect(problemsOf(emptyResource, 'draft')).toEqual({ title: 'titleMissing' });
    expect(problemsOf({ ...emptyResource, title: { ro: '', en: 'Guide' } }, 'draft')).toEqual({});
  });
  it('refuses addresses that are not web pages', () => {
    expect(problemsOf({ ...link, url: 'javascript:alert(1)' }, 'draft')).toEqual({ url: 'urlWrong' });
    expect(problemsOf(link, 'others')).toEqual({});
  });
  it('lets a draft lack its file, but not a resource that is handed in', () => {
    const file = { ...emptyResource, title: { ro: 'Fișă', en: '' } };
    expect(problemsOf(file, 'draft')).toEqual({});
    expect(problemsOf(file, 'others')).toEqual({ files: 'fileMissing' });
  });
  it('asks which course the learners of a closed resource take', () => {
    expect(problemsOf({ ...link, access: 'enrolled' }, 'others')).toEqual({ courseId: 'courseMissing' });
  });
});
