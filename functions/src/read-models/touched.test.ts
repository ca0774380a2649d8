import { coursesNaming, isOrWasShown } from './touched.ts';

const resource = (status: string, ...courseIds: unknown[]) => ({ status, courseIds });

describe('a change that visitors cannot see', () => {
  it.each([
    ['a draft is made', undefined, resource('draft', 'c1', 'c2')],
    ['a draft naming thirteen courses is saved', resource('draft'), resource('draft', ...'abcdefghijklm')],
    ['a draft goes to review', resource('draft', 'c1'), resource('in_review', 'c1')],
    ['a draft is deleted', resource('draft', 'c1'), undefined],
    ['a status is made up', undefined, resource('Published', 'c1')],
  ])('touches nothing: %s', (_what, before, after) => {
    expect(isOrWasShown({ before, after })).toBe(false);
    expect(coursesNaming({ before, after })).toEqual([]);
  });
});

describe('a change that visitors see', () => {
  it.each([
    ['it is published', resource('in_review', 'c1'), resource('published', 'c1'), ['c1']],
    ['an expert who pauses leaves', resource('paused'), resource('retired'), []],
    ['it is archived', resource('published', 'c1', 'c2'), resource('archived', 'c3'), ['c1', 'c2']],
    ['it moves to another course', resource('published', 'c1'), resource('published', 'c2'), ['c1', 'c2']],
    ['it is deleted', resource('published', 'c1'), undefined, ['c1']],
  ])('touches the pages that name it: %s', (_what, before, after, courses) => {
    expect(isOrWasShown({ before, after })).toBe(true);
    expect(coursesNaming({ before, after })).toEqual(courses);
  });

  it('touches each page once, and none that cannot be', () => {
    const after = resource('published', 'c1', 'c1', '../users/x', 7, null);
    expect(coursesNaming({ before: undefined, after })).toEqual(['c1']);
  });

  it('is an expert who is listed, or was', () => {
    expect(isOrWasShown({ before: { status: 'listed' }, after: { status: 'hidden' } })).toBe(true);
    expect(isOrWasShown({ before: { status: 'hidden' }, after: { status: 'hidden' } })).toBe(false);
  });
});
