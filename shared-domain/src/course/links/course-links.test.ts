import type { WrittenCourse } from '../publishing/course-texts.ts';
import { courseLinks, linksIn, MOST_LINKS } from './course-links.ts';

describe('the links of a text', () => {
  it.each([
    ['[cuvinte](https://exemplu.ro/a)', ['https://exemplu.ro/a']],
    [
      '[a](https://ro.wikipedia.org/wiki/Literă_(tipografie) "titlu")',
      ['https://ro.wikipedia.org/wiki/Literă_(tipografie)'],
    ],
    ['Vezi https://exemplu.ro/b, apoi <https://exemplu.ro/c>.', ['https://exemplu.ro/b', 'https://exemplu.ro/c']],
    ['[aici](/courses/python) și [aici](/courses/python)', ['/courses/python']],
    ['[mail](mailto:a@b.ro) [js](javascript:alert(1)) [jos](#jos) [alt](//evil.example)', []],
    ['fără linkuri', []],
  ])('%s', (text, links) => {
    expect(linksIn(text)).toEqual(links);
  });

  it('are found in linear time', () => {
    const started = performance.now();
    linksIn('](('.repeat(20_000) + 'https://'.repeat(5_000) + '[a](https://x('.repeat(5_000));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

it('a course has at most as many as are looked at, each with its places', () => {
  const many = Array.from({ length: MOST_LINKS + 50 }, (_, n) => `https://exemplu.ro/${n}`).join(' ');
  const course = {
    content: {
      ...{
        baseLocale: 'ro',
        title: { ro: 'T' },
        subtitle: {},
        description: { ro: 'https://exemplu.ro/0' },
        outcomes: {},
      },
      outline: [{ id: 'u', title: {}, lessons: [{ id: 'l', type: 'text', title: {} }] }],
    },
    texts: { l_ro: many },
  } as unknown as WrittenCourse;
  const links = courseLinks(course);
  expect(new Set(links.map(({ address }) => address)).size).toBe(MOST_LINKS);
  expect(links.filter(({ address }) => address === 'https://exemplu.ro/0').map(({ place }) => place.of)).toEqual([
    'course',
    'lesson',
  ]);
});
