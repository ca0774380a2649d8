import { EVERY_TEXT } from '../text/testing/bad-texts.ts';
import { COURSE_FILTERS, courseQueryString, parseCourseQuery } from './course-query.ts';
import { expertQueryString, parseExpertQuery } from './expert-query.ts';
import { parseResourceQuery, RESOURCE_FILTERS, resourceQueryString } from './resource-query.ts';

/** Values that mean something in an address: an id may be any word, an expert's topic any text. */
const NAMES_OF_ANYTHING: readonly string[] = ['instructor', 'category', 'topic'];

const PARAMETERS = [
  ['courses', [...COURSE_FILTERS, 'sort', 'page'], (asked) => courseQueryString(parseCourseQuery(asked))],
  ['resources', [...RESOURCE_FILTERS, 'sort', 'page'], (asked) => resourceQueryString(parseResourceQuery(asked))],
  [
    'experts',
    ['language', 'fluency', 'time', 'zone', 'sort', 'page'],
    (asked) => expertQueryString(parseExpertQuery(asked)),
  ],
] as const satisfies [string, readonly string[], (asked: URLSearchParams) => string][];

describe.each(PARAMETERS)('the address of a list of %s', (_, names, canonical) => {
  it('means nothing by any text where one of few words belongs', () => {
    const fixed = names.filter((name) => !NAMES_OF_ANYTHING.includes(name));
    for (const text of EVERY_TEXT) {
      const asked = new URLSearchParams(fixed.map((name) => [name, text]));
      expect([text, canonical(asked)]).toEqual([text, '']);
    }
  });
});

describe('a searched text', () => {
  it.each([
    ['courses', parseCourseQuery],
    ['resources', parseResourceQuery],
    ['experts', parseExpertQuery],
  ])('is what was typed, letter by letter, in the list of %s', (_, parse) => {
    for (const text of EVERY_TEXT) {
      const typed = text.toWellFormed();
      expect(parse(new URLSearchParams({ q: typed })).text).toBe(typed.trim());
    }
  });
});
