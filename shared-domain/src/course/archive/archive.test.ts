import * as fc from 'fast-check';
import { anyQuestion } from '../../quiz/testing/any-question.ts';
import { hasVisible, tidied } from '../../text/visible.ts';
import { lessonBodyId } from '../course.ts';
import type { DraftLesson } from '../course-draft-schema.ts';
import { type ArchivedCourse, isSafeName } from './course-archive.ts';
import { readArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });
const anyWords = fc.record({ ro: anyText, en: anyText }, { requiredKeys: [] });
/** As titles are stored: without signs that nobody sees. */
const anyTitleText = anyText.map((text) => (hasVisible(text) ? tidied(text) : ''));
const anyTitle = fc.record({ ro: anyTitleText, en: anyTitleText }, { requiredKeys: [] });

const anyCue = fc.record({ id: fc.uuid(), start: fc.nat(), end: fc.nat(), ro: anyText, en: anyText });

/** Any course that an author may write. */
const anyCourse: fc.Arbitrary<ArchivedCourse> = fc
  .record({
    content: fc.record({
      baseLocale: fc.constantFrom('ro' as const, 'en' as const),
      title: anyTitle,
      subtitle: anyWords,
      description: anyWords,
      outcomes: fc.record({ ro: fc.array(anyText, { maxLength: 3 }) }, { requiredKeys: [] }),
      categoryId: fc.constantFrom('arts' as const, 'science' as const),
      level: fc.constantFrom('beginner' as const, 'advanced' as const),
    }),
    lessons: fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        title: anyTitle,
        ro: anyText,
        en: anyText,
        cues: fc.array(anyCue, { maxLength: 3 }),
        quiz: fc.option(fc.array(anyQuestion('ro'), { maxLength: 3 }), { nil: undefined }),
      }),
      { maxLength: 6, selector: ({ id }) => id },
    ),
  })
  .map(({ content, lessons }) => ({
    content: {
      ...content,
      outline: [
        {
          id: 'u1',
          title: { ro: 'Început' },
          lessons: lessons.map(
            ({ id, title, quiz }): DraftLesson => ({
              ...{ id, title, type: quiz ? 'quiz' : 'text', freePreview: false, durationSec: 60 },
            }),
          ),
        },
      ],
    },
    captions: Object.fromEntries(lessons.flatMap(({ id, cues }) => (cues.length > 0 ? [[id, cues]] : []))),
    texts: Object.fromEntries(
      lessons.flatMap(({ id, ro, en }) =>
        [[lessonBodyId(id, 'ro'), ro] as const, [lessonBodyId(id, 'en'), en] as const].filter(
          ([, text]) => text !== '',
        ),
      ),
    ),
    quizzes: Object.fromEntries(lessons.flatMap(({ id, quiz }) => (quiz ? [[id, quiz]] : []))),
  }));

const bytes = (text: string) => new TextEncoder().encode(text);
const filesOf = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, bytes(text)]));
let count = 0;
const newId = () => {
  count += 1;
  return `n${count}`;
};
const read = (files: Record<string, string>) => readArchive(filesOf(files), 'ro', newId);
const course = (changes: object = {}) =>
  JSON.stringify({
    ...{ format: 'cursiv-course', version: 1, baseLocale: 'ro', title: { ro: 'Curs' }, subtitle: {}, description: {} },
    ...{ outcomes: {}, categoryId: 'arts', level: 'beginner' },
    outline: [
      { id: 'u1', title: {}, lessons: [{ id: 'l1', type: 'text', title: {}, freePreview: false, durationSec: 60 }] },
    ],
    ...changes,
  });

const LESSON = { id: 'l1', type: 'text', title: { ro: 'Titlu' }, freePreview: false, durationSec: 60 };

describe('a course in an archive', () => {
  it('has titles without signs that nobody sees, and keeps what people write as signs', () => {
    const titled = (title: string) =>
      read({ 'course.json': course({ title: { ro: title } }) }).course?.content.title.ro;
    expect(titled('\u200b\u2063')).toBe('');
    expect(titled('Lit\u202eere')).toBe('Litere');
    expect(titled('🎨👩‍🎨')).toBe('🎨👩‍🎨');
  });

  it('comes back identical', () => {
    fc.assert(
      fc.property(anyCourse, (written) => {
        const { course: back, problems } = readArchive(writeArchive(written), 'ro', newId);
        expect(problems).toEqual([]);
        expect(back).toEqual(written);
        expect([...writeArchive(back as ArchivedCourse)]).toEqual([...writeArchive(written)]);
      }),
      { numRuns: 50 },
    );
  });

  it.each<[string, Record<string, string>, string]>([
    ['another product’s', { 'imsmanifest.xml': '<manifest/>' }, 'not-a-course'],
    ['no course', { 'course.json': '{"format":"other"}' }, 'not-a-course'],
    ['no JSON', { 'course.json': '{' }, 'not-a-course'],
    ['of a later form', { 'course.json': course({ version: 3 }) }, 'newer-format'],
    [
      'of two lessons with one id',
      { 'course.json': course({ outline: [{ id: 'u', title: {}, lessons: [LESSON, LESSON] }] }) },
      'same-id',
    ],
    [
      'of 501 lessons',
      {
        'course.json': course({
          outline: [
            { id: 'u', title: {}, lessons: Array.from({ length: 501 }, (_, n) => ({ ...LESSON, id: `l${n}` })) },
          ],
        }),
      },
      'too-many-lessons',
    ],
    ['of another product', { 'imsmanifest.xml': '<manifest/>', 'res/1.html': '<p>' }, 'not-a-course'],
    ['unreadable', { 'course.json': course({ level: 'divine' }) }, 'unreadable-course'],
    [
      'with a lesson that is a path',
      {
        'course.json': course({
          outline: [
            {
              id: 'u1',
              title: {},
              lessons: [{ id: '../x', type: 'text', title: {}, freePreview: false, durationSec: 60 }],
            },
          ],
        }),
      },
      'unreadable-course',
    ],
  ])('is not taken when it is %s', (_, files, code) => {
    const { course: taken, problems } = read(files);
    expect(taken).toBeUndefined();
    expect(problems).toEqual([expect.objectContaining({ code, isFatal: true })]);
  });

  it('is taken without what does not fit, with a line for each', () => {
    const { course: taken, problems } = readArchive(
      new Map([
        ...filesOf({
          'course.json': course(),
          'lessons/l1.ro.md': 'Text',
          'lessons/gone.ro.md': 'x',
          'quizzes/l1.json': '[{"type":"essay"}]',
          'notes.txt': 'x',
        }),
        ['lessons/l1.en.md', new Uint8Array([0xff, 0xfe, 0xff])],
      ]),
      'ro',
      newId,
    );
    expect(taken?.texts).toEqual({ l1_ro: 'Text' });
    expect(problems.map(({ file, code }) => [file, code])).toEqual([
      ['lessons/gone.ro.md', 'unknown-file'],
      ['quizzes/l1.json', 'unreadable-quiz'],
      ['notes.txt', 'unknown-file'],
      ['lessons/l1.en.md', 'not-text'],
    ]);
  });
});

describe('an archive in which an id stands twice', () => {
  const quiz = (...ids: string[]) =>
    JSON.stringify(
      ids.map((id) => ({
        id,
        type: 'trueFalse',
        prompt: { ro: `Unu ${id}` },
        explanation: {},
        points: 1,
        right: true,
      })),
    );
  const choice = (...optionIds: string[]) =>
    JSON.stringify([
      {
        ...{ id: 'q', type: 'single', prompt: { ro: 'Care?' }, explanation: {}, points: 1, right: 'a' },
        options: optionIds.map((id, index) => ({ id, text: { ro: `${index}` }, explanation: {} })),
      },
    ]);
  const areDifferent = (items: readonly { id: string }[] = []) =>
    new Set(items.map(({ id }) => id)).size === items.length;

  it('names the lesson, of whose two texts nobody could say which is whose', () => {
    const outline = [
      { id: 'u', title: {}, lessons: [LESSON] },
      { id: 'v', title: {}, lessons: [LESSON] },
    ];
    const { course: taken, problems } = read({ 'course.json': course({ outline }), 'lessons/l1.ro.md': 'Text' });
    expect(taken).toBeUndefined();
    expect(problems).toEqual([{ file: 'l1', code: 'same-id', isFatal: true }]);
  });

  it('gives the second of two sections, questions and captions an id of its own', () => {
    const cues = [0, 1].map((start) => ({ id: 'k', start, end: start + 1, ro: `${start}` }));
    const { course: taken, problems } = read({
      'course.json': course({
        outline: [
          { id: 'u', title: { ro: 'A' }, lessons: [LESSON] },
          { id: 'u', title: { ro: 'B' }, lessons: [{ ...LESSON, id: 'l2' }] },
        ],
      }),
      'quizzes/l1.json': quiz('q', 'q', 'r'),
      'captions/l2.json': JSON.stringify(cues),
    });
    expect(problems).toEqual([]);
    expect(taken?.content.outline.map(({ title, lessons }) => [title.ro, lessons.length])).toEqual([
      ['A', 1],
      ['B', 1],
    ]);
    expect(taken?.quizzes.l1?.map(({ prompt }) => prompt.ro)).toEqual(['Unu q', 'Unu q', 'Unu r']);
    expect(taken?.captions.l2?.map(({ ro }) => ro)).toEqual(['0', '1']);
    for (const items of [taken?.content.outline, taken?.quizzes.l1, taken?.captions.l2])
      expect(areDifferent(items)).toBe(true);
  });

  it('leaves a quiz out in which two answers cannot be told apart, with a line for it', () => {
    const files = { 'course.json': course(), 'quizzes/l1.json': choice('a', 'a') };
    const { course: taken, problems } = read(files);
    expect(taken?.quizzes).toEqual({});
    expect(problems).toEqual([{ file: 'quizzes/l1.json', code: 'same-answer-id', isFatal: false }]);
    expect(read({ ...files, 'quizzes/l1.json': choice('a', 'b') }).problems).toEqual([]);
  });
});

describe('a folder of Markdown', () => {
  it('makes a lesson of each of two files that are called the same in one language', () => {
    const { course: made, problems } = read({
      'a/1.md': '# Unu\nText unu',
      'a/1.ro.md': '# Alt unu\nAlt text',
      'a/1.markdown': '# Al treilea\nText trei',
      'a/1.en.md': '# One\nText one',
    });
    expect(problems).toEqual([]);
    expect(made?.content.outline.flatMap(({ lessons }) => lessons.map(({ title }) => title))).toEqual([
      { ro: 'Unu', en: 'One' },
      { ro: 'Alt unu' },
      { ro: 'Al treilea' },
    ]);
    expect(Object.values(made?.texts ?? {}).toSorted()).toEqual(['Alt text', 'Text one', 'Text trei', 'Text unu']);
  });

  it('becomes a course: folders are units, files are lessons, in both languages', () => {
    const { course: made, problems } = read({
      'curs/10-sfarsit/1.md': 'Gata.',
      'curs/2-inceput/2-al_doilea.md': '# Al doilea\n\nText doi',
      'curs/2-inceput/1-primul.ro.md': '# Primul\nText unu',
      'curs/2-inceput/1-primul.en.md': '# The first\nText one',
      'curs/poza.png': 'x',
    });
    expect(
      made?.content.outline.map(({ title, lessons }) => [title.ro, lessons.map((lesson) => lesson.title)]),
    ).toEqual([
      ['inceput', [{ ro: 'Primul', en: 'The first' }, { ro: 'Al doilea' }]],
      ['sfarsit', [{ ro: '1' }]],
    ]);
    expect(Object.values(made?.texts ?? {}).toSorted()).toEqual(['Gata.', 'Text doi', 'Text one', 'Text unu']);
    expect(problems).toEqual([{ file: 'curs/poza.png', code: 'unknown-file', isFatal: false }]);
  });
});

describe('a folder of many files of Markdown', () => {
  const files = (count: number, folders: number, languages: readonly string[]) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) =>
        languages.map((language) => [`${n % folders}/${n}.${language}.md`, `# Lecția ${n}\nText`]),
      ).flat(),
    );

  it('is a course of 500 lessons, each in both languages', () => {
    const { course: made, problems } = read(files(500, 50, ['ro', 'en']));
    expect(problems).toEqual([]);
    expect(made?.content.outline.flatMap(({ lessons }) => lessons)).toHaveLength(500);
    expect(Object.keys(made?.texts ?? {})).toHaveLength(1000);
  });

  it.each([
    ['501 lessons', 501, 50],
    ['61 sections', 61, 61],
  ])('is not taken with %s', (_, count, folders) => {
    const { course: made, problems } = read(files(count, folders, ['ro']));
    expect(made).toBeUndefined();
    expect(problems).toEqual([{ file: '', code: 'too-many-lessons', isFatal: true }]);
  });
});

describe('names of files', () => {
  it.each(['../x', 'a/../../x', '/etc/passwd', 'C:/x', 'a\\b', 'a/./b', '', 'a\u0000', 'a\u202eb'])(
    '%j is refused',
    (name) => {
      expect(isSafeName(name)).toBe(false);
    },
  );
  it.each(['course.json', 'lessons/a.ro.md', 'Lecții/ună.md', 'a..b'])('%j is taken', (name) => {
    expect(isSafeName(name)).toBe(true);
  });
});
