import { courseQueryString, parseCourseQuery } from './course-query.ts';

const canonical = (query: string) => courseQueryString(parseCourseQuery(new URLSearchParams(query)));

describe('the query of a list of courses', () => {
  it('is written alike however it was asked', () => {
    const asked = [
      'q=Știință+%20nouă&level=beginner&page=2',
      'page=2&q=stiinta nouă&level=beginner&x=1&sort=relevance',
    ];
    expect(asked.map(canonical)).toEqual([
      'level=beginner&page=2&q=stiinta+noua',
      'level=beginner&page=2&q=stiinta+noua',
    ]);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e309',
    'page=٣',
    'level=constructor&category=__proto__',
    'language=de&length=0',
    'instructor=../../users&preview=true',
    'sort=newest&q=',
    'q=%20%20',
  ])('leaves out what it does not understand: %s', (query) => {
    expect(canonical(query)).toBe('');
  });

  it('keeps the text as it was typed, up to its limit', () => {
    expect(parseCourseQuery(new URLSearchParams('q= <b>{{name}} $t(key) ')).text).toBe('<b>{{name}} $t(key)');
    expect(parseCourseQuery(new URLSearchParams({ q: 'a'.repeat(1000) })).text).toHaveLength(120);
  });
});
