import { BUILT_IN_CATEGORIES, type Categories, parseCourseQuery } from '@cursiv/shared-domain';
import type { CourseEntry } from '../entries.ts';
import type { Catalogue } from '../shard.ts';
import { searchCourses, waysOn } from './course-search.ts';

const course = (id: string, changes: Partial<CourseEntry>): CourseEntry => ({
  id,
  title: {},
  subtitle: {},
  baseLocale: 'ro',
  locales: ['ro', 'en'],
  categoryId: 'arts',
  level: 'beginner',
  durationSec: 1500,
  lessonCount: 1,
  instructors: [],
  ratingAvg: 4,
  ratingCount: 3,
  enrollmentCount: 10,
  hasFreePreview: false,
  publishedAt: '2026-01-01T00:00:00Z',
  lessons: [],
  ...changes,
});

const sleep = course('somn', {
  title: { ro: 'Somn mai bun în patru săptămâni', en: 'Better sleep in four weeks' },
  categoryId: 'wellbeing',
  instructors: [{ uid: 'ilinca', name: 'Ilinca Șerban' }],
  lessons: [{ id: 'l1', title: { ro: 'Respirația patru-șase', en: 'Four-six breathing' } }],
  publishedAt: '2026-03-01T00:00:00Z',
});
const statistics = course('statistica', {
  title: { ro: 'Știința știrilor', en: 'Statistics in the news' },
  categoryId: 'science',
  level: 'advanced',
  durationSec: 7200,
  hasFreePreview: true,
  ratingAvg: 5,
  publishedAt: '2026-02-01T00:00:00Z',
});
const letters = course('litere', { title: { ro: 'Ăsta e un curs de litere' }, locales: ['ro'], durationSec: 2400 });

const catalogue: Catalogue = { courses: [sleep, statistics, letters], resources: [], experts: [] };
const search = (query: string, locale: 'ro' | 'en' = 'ro') =>
  searchCourses(catalogue, parseCourseQuery(new URLSearchParams(query)), locale, BUILT_IN_CATEGORIES);
const ids = (query: string, locale?: 'ro' | 'en') => search(query, locale).found.map(({ id }) => id);
const where = (query: string, locale?: 'ro' | 'en') => {
  const { found, matches } = search(query, locale);
  const [first] = found;
  return first && matches.get(first)?.where();
};

describe('a search of courses', () => {
  it.each(['stiinta', 'Știința', 'ştiinţa', 'ŞTIINŢ', 's\u0326tiint\u0326a'])('finds „Știința” by %s', (q) => {
    expect(ids(`q=${q}`)).toEqual(['statistica']);
  });

  it('finds a course by its English words on the Romanian page, and says where', () => {
    expect(ids('q=better sleep')).toEqual(['somn']);
    expect(where('q=better sleep')).toMatchObject({ field: 'title', locale: 'en', text: 'Better sleep in four weeks' });
  });

  it('finds words of both languages together, lessons and instructors', () => {
    expect(ids('q=sleep saptamani')).toEqual(['somn']);
    expect(where('q=respiratia', 'en')).toMatchObject({ field: 'lesson', locale: 'ro' });
    expect(where('q=serban')).toMatchObject({ field: 'instructor', text: 'Ilinca Șerban' });
    expect(ids('q=wellbeing')).toEqual(['somn']);
  });

  it('wants every word, at the beginning of one', () => {
    expect(ids('q=somn litere')).toEqual([]);
    expect(ids('q=omn')).toEqual([]);
  });

  it.each([
    ['the old spelling', 'saptamîni'],
    ['the old spelling without diacritics', 'saptamini'],
    ['a slip in a short word', 'somm'],
    ['a slip in a longer one', 'respiratai'],
    ['letters that changed places', 'slepe'],
    ['another form', 'somnului'],
    ['another form in English', 'sleeping'],
    ['another word for it', 'dormit'],
    ['another word for it, as a name', 'insomnie'],
    ['another word for it in English', 'insomnia'],
    ['another word and a form together', 'insomnii saptamanile'],
  ])('finds the course about sleep by %s: %s', (_how, q) => {
    expect(ids(`q=${encodeURIComponent(q)}`)).toEqual(['somn']);
  });

  it('puts what was typed before what may have been meant', () => {
    const courses = [
      course('odihna', { title: { ro: 'Odihnă activă' }, enrollmentCount: 999 }),
      course('somnul', { title: { ro: 'Somnul copiilor' } }),
      sleep,
    ];
    const query = parseCourseQuery(new URLSearchParams('q=somn'));
    const { found } = searchCourses({ ...catalogue, courses }, query, 'ro', BUILT_IN_CATEGORIES);
    expect(found.map(({ id }) => id)).toEqual(['somn', 'somnul', 'odihna']);
  });

  it('does not take any word for any other', () => {
    for (const q of ['negociere', 'fotografie', 'xyzzy', 'spaghete', 'an']) expect(ids(`q=${q}`)).toEqual([]);
  });

  it('costs a bound time, however long the question is', () => {
    const many = Array.from({ length: 2_000 }, (_, index) =>
      course(`c${index}`, { title: { ro: `Curs numărul ${index} despre ${index * 7919}` } }),
    );
    const before = process.cpuUsage();
    searchCourses(
      { ...catalogue, courses: many },
      parseCourseQuery(new URLSearchParams(`q=${'zdfg '.repeat(9_999)}`)),
      'ro',
      BUILT_IN_CATEGORIES,
    );
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000);
  });

  it.each(['%F0%9F%91%A9', '%7B%7B-%7D%7D', '%E2%80%AE'])('finds nothing by signs alone: %s', (q) => {
    expect(ids(`q=${q}`)).toHaveLength(0);
  });

  it('lets an entry lack the words that say how a search is put, and no other', () => {
    expect(ids('q=vreau un curs despre somn')).toEqual(['somn']);
    expect(ids('q=how to sleep', 'en')).toEqual(['somn']);
    expect(ids('q=vreau litere de somn')).toEqual([]);
    expect(ids('q=despre')).toEqual([]);
  });

  it('puts a course that has all words in the language of the page before one that mixes languages', () => {
    const courses = [
      course('amestec', { title: { ro: 'Somn ușor', en: 'Better days' }, enrollmentCount: 999 }),
      course('curat', { title: { ro: 'Somn better', en: 'Nights' } }),
    ];
    const query = parseCourseQuery(new URLSearchParams('q=somn better'));
    const { found } = searchCourses({ ...catalogue, courses }, query, 'ro', BUILT_IN_CATEGORIES);
    expect(found.map(({ id }) => id)).toEqual(['curat', 'amestec']);
  });

  it('knows a category by the name that it has now', () => {
    const renamed: Categories = {
      categories: BUILT_IN_CATEGORIES.categories.map((category) =>
        category.id === 'science' ? { ...category, name: { ro: 'Astronomie', en: 'Astronomy' } } : category,
      ),
    };
    const under = (categories: Categories, text: string) =>
      searchCourses(catalogue, parseCourseQuery(new URLSearchParams({ q: text })), 'ro', categories).found;
    expect(under(BUILT_IN_CATEGORIES, 'astronomie')).toEqual([]);
    expect(under(renamed, 'astronomie')).toEqual([statistics]);
    expect(under(BUILT_IN_CATEGORIES, 'astronomie')).toEqual([]);
  });

  it('puts a title before a lesson', () => {
    const better: Catalogue = {
      ...catalogue,
      courses: [
        course('lectie', { lessons: [{ id: 'l', title: { ro: 'Despre somn' } }], enrollmentCount: 999 }),
        sleep,
      ],
    };
    const { found } = searchCourses(better, parseCourseQuery(new URLSearchParams('q=somn')), 'ro', BUILT_IN_CATEGORIES);
    expect(found.map(({ id }) => id)).toEqual(['somn', 'lectie']);
  });
});

describe('filters and order', () => {
  it.each([
    ['category=science', ['statistica']],
    ['level=advanced', ['statistica']],
    ['language=en', ['somn', 'statistica']],
    ['length=short', ['somn']],
    ['length=medium', ['litere']],
    ['preview=1', ['statistica']],
    ['instructor=ilinca', ['somn']],
    ['sort=title', ['litere', 'somn', 'statistica']],
    ['sort=rating', ['statistica', 'somn', 'litere']],
    ['sort=duration', ['somn', 'litere', 'statistica']],
    ['category=<script>&level=&length=9&preview=yes&sort=__proto__', ['somn', 'statistica', 'litere']],
  ])('%s leaves %j in this order', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it('counts what each value of a filter would leave, given the others', () => {
    const { counts } = search('level=beginner&language=en');
    expect(Object.fromEntries(counts.level)).toEqual({ beginner: 1, advanced: 1 });
    expect(Object.fromEntries(counts.language)).toEqual({ ro: 2, en: 1 });
    expect(Object.fromEntries(counts.category)).toEqual({ wellbeing: 1 });
  });
});

describe('ways on from nothing', () => {
  const ways = (text: string) => {
    const query = parseCourseQuery(new URLSearchParams(text));
    const found = searchCourses(catalogue, query, 'ro', BUILT_IN_CATEGORIES);
    return waysOn(catalogue, query, found, 'ro', BUILT_IN_CATEGORIES);
  };

  it('names the conditions that are in the way', () => {
    expect(ways('q=somn&level=advanced').without).toEqual([
      { name: 'level', count: 1 },
      { name: 'q', count: 1 },
    ]);
  });

  it.each([
    ['q=stinta', 'știința'],
    ['q=saptamini', 'săptămâni'],
    ['q=slepe', 'sleep'],
  ])('offers the near spelling of %s', (query, text) => {
    expect(ways(query).spellings).toContainEqual({ text, count: 1 });
  });
});
