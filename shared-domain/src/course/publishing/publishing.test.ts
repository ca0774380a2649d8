import type { Locale } from '../../l10n/l10n.ts';
import type { Question } from '../../quiz/question-schema.ts';
import type { DraftLesson } from '../course-draft-schema.ts';
import { checklist, isPublishable } from './checklist.ts';
import type { Check } from './checks/check.ts';
import { changesSinceVersion } from './course-changes.ts';
import { textsOf, type WrittenCourse } from './course-texts.ts';
import { outdatedTexts, stateOf, wholeLocales } from './language-state.ts';
import { marksOf, nextVersion, sourcesOf } from './next-version.ts';
import { publishingWay } from './publishing-way.ts';
import { stateOfFiles, stateOfTrack } from './track-state.ts';

const lesson = (id: string, more: Partial<DraftLesson> = {}): DraftLesson => ({
  id,
  type: 'text',
  title: { ro: `Lecția ${id}`, en: `Lesson ${id}` },
  freePreview: false,
  durationSec: 300,
  ...more,
});

const BODIES = { a_ro: 'Textul a', a_en: 'Text a', b_ro: 'Textul b', b_en: 'Text b' };

function course(
  changes: Partial<WrittenCourse['content']> = {},
  texts: Record<string, string> = BODIES,
): WrittenCourse {
  return {
    content: {
      baseLocale: 'ro',
      title: { ro: 'Caligrafie', en: 'Calligraphy' },
      ...{ subtitle: {}, description: {}, outcomes: {} },
      categoryId: 'arts',
      level: 'beginner',
      outline: [{ id: 'u', title: { ro: 'Început', en: 'Beginning' }, lessons: [lesson('a'), lesson('b')] }],
      ...changes,
    },
    texts,
  };
}

/** A course as it was published. */
function publishedAs(written: WrittenCourse, number = 1, before?: Parameters<typeof sourcesOf>[2]) {
  const lessonIds = written.content.outline.flatMap((unit) => unit.lessons.map(({ id }) => id));
  const locales: Locale[] = ['ro', 'en'];
  const marks = marksOf(written);
  return {
    ...written.content,
    version: number,
    locales,
    lessonIds,
    marks,
    sources: sourcesOf(written, number, before),
  };
}

const stateIn = (locale: Locale, written: WrittenCourse, live?: ReturnType<typeof publishedAs>) =>
  stateOf(textsOf(written), locale, 'ro', live);

describe('the state of a language', () => {
  it('is missing, in progress, ready and published, as it is written and published', () => {
    const bare = course(
      { title: { ro: 'Caligrafie' }, outline: [{ id: 'u', title: {}, lessons: [lesson('a', { title: {} })] }] },
      {},
    );
    expect([stateIn('ro', bare), stateIn('en', bare)]).toEqual(['in_progress', 'missing']);
    expect(stateIn('en', course())).toBe('ready');
    expect(stateIn('en', course(), publishedAs(course()))).toBe('published');
  });

  it('is outdated while its source says something else than it was made from', () => {
    const live = publishedAs(course());
    const changed = course({}, { ...BODIES, a_ro: 'Textul a, altfel' });
    expect([stateIn('ro', changed, live), stateIn('en', changed, live)]).toEqual(['ready', 'outdated']);
    expect(outdatedTexts(textsOf(changed), 'en', 'ro', live).map(({ id }) => id)).toEqual(['lesson text a']);
  });

  it('stays outdated after the source alone was published, and is ready again once it is rewritten', () => {
    const changed = course({}, { ...BODIES, a_ro: 'Textul a, altfel' });
    const later = publishedAs(changed, 2, publishedAs(course()));
    expect(stateIn('en', changed, later)).toBe('outdated');
    const rewritten = course({}, { ...changed.texts, a_en: 'Text a, otherwise' });
    expect(stateIn('en', rewritten, later)).toBe('ready');
    expect(stateIn('en', rewritten, publishedAs(rewritten, 3, later))).toBe('published');
  });
});

const kinds = (checks: Check[]) => checks.map(({ kind }) => kind);

describe('the checklist', () => {
  it('lets a course be published that lacks nothing needed', () => {
    const checks = checklist(course(), ['ro', 'en']);
    expect(isPublishable(checks)).toBe(true);
    expect(kinds(checks)).toEqual(['noDescription', 'noOutcomes', 'noDescription', 'noOutcomes', 'noCover']);
  });

  it('looks only at the languages that are to be published', () => {
    const written = course({}, { a_ro: 'Textul a', b_ro: 'Textul b', a_en: 'Text a' });
    expect(isPublishable(checklist(written, ['ro']))).toBe(true);
    expect(checklist(written, ['ro', 'en'])[0]).toEqual({
      ...{ kind: 'textMissing', isNeeded: true, locale: 'en' },
      place: { of: 'lesson', id: 'b', field: 'text' },
    });
  });

  it('keeps a language back whose quiz is translated in part, and not the others', () => {
    const quizzes = (en: string, other = ''): NonNullable<WrittenCourse['quizzes']> => ({
      a: ['q', 'r'].map((id, index) => ({
        ...{ id, type: 'trueFalse', prompt: { ro: `Așa e ${id}?`, en: index === 0 ? en : other } },
        ...{ explanation: {}, points: 1, right: true },
      })),
    });
    const outline = [{ id: 'u', title: { ro: 'U', en: 'U' }, lessons: [lesson('a', { type: 'quiz' })] }];
    const half = { ...course({ outline }), quizzes: quizzes('Is it so?', '\u200b') };
    expect(checklist(half, ['ro', 'en']).filter(({ isNeeded }) => isNeeded)).toEqual([
      { kind: 'hiddenSigns', isNeeded: true, place: { of: 'lesson', id: 'a', field: 'quiz' }, locale: 'en' },
      { kind: 'quizInPart', isNeeded: true, place: { of: 'lesson', id: 'a', field: 'title' }, locale: 'en' },
    ]);
    expect(wholeLocales(half, undefined)).toEqual(['ro']);
    const whole = { ...half, quizzes: quizzes('Is it so?', 'Or so?') };
    expect(isPublishable(checklist(whole, ['ro', 'en']))).toBe(true);
    expect(wholeLocales(whole, undefined)).toEqual(['ro', 'en']);
    const alone = checklist({ ...half, quizzes: quizzes('') }, ['ro', 'en']);
    expect(isPublishable(alone)).toBe(true);
    expect(kinds(alone)).toContain('quizUntranslated');
  });

  it('names what nobody sees, once, where it stands, in the languages that are to be published', () => {
    const title = { ro: 'Curs\u202e', en: '\u200b' };
    const written = course({ title, description: { ro: '\u2060' } }, { ...BODIES, a_ro: '\u3164' });
    const hidden = (of: WrittenCourse, locales: Locale[]) =>
      checklist(of, locales).filter(({ kind }) => kind === 'hiddenSigns' || kind === 'textMissing');
    const at = (place: Check['place'], locale: Locale) => ({ kind: 'hiddenSigns', isNeeded: true, place, locale });
    expect(hidden(written, ['ro'])).toEqual([
      at({ of: 'course', field: 'title' }, 'ro'),
      at({ of: 'course', field: 'description' }, 'ro'),
      at({ of: 'lesson', id: 'a', field: 'text' }, 'ro'),
    ]);
    expect(hidden(written, ['en'])).toEqual([at({ of: 'course', field: 'title' }, 'en')]);
    expect(hidden(course({ subtitle: { ro: ' ' }, description: { ro: 'Două\n\trânduri' } }), ['ro'])).toEqual([]);
  });

  it.each<[string, object]>([
    ['a question', { prompt: { ro: '\u200b' } }],
    ['an explanation', { explanation: { ro: '\u202d\u202c' } }],
    ['a spelling', { accepted: { ro: ['da', '\u2800'] } }],
  ])('keeps a quiz back of which nobody sees %s', (_, part) => {
    const asked = { id: 'q', type: 'short', prompt: { ro: 'Așa e?' }, explanation: {}, points: 1 };
    const question = { ...asked, accepted: { ro: ['da'] }, ignoresDiacritics: true, ...part } as Question;
    const outline = [{ id: 'u', title: { ro: 'U' }, lessons: [lesson('a', { type: 'quiz' })] }];
    const checks = checklist({ ...course({ outline }), quizzes: { a: [question] } }, ['ro']);
    expect(checks).toContainEqual({
      ...{ kind: 'hiddenSigns', isNeeded: true, locale: 'ro' },
      place: { of: 'lesson', id: 'a', field: 'quiz' },
    });
    expect(isPublishable(checklist({ ...course({ outline }), quizzes: { a: [question] } }, ['ro']))).toBe(false);
  });

  it('names the translations whose source has changed since', () => {
    const changed = course({}, { ...BODIES, a_ro: 'Textul a, altfel' });
    expect(kinds(checklist(changed, ['ro', 'en'], publishedAs(course())))).toContain('outdated');
    expect(kinds(checklist(changed, ['ro'], publishedAs(course())))).not.toContain('outdated');
  });

  it('asks for the translation of all that the source says', () => {
    const written = course({ description: { ro: 'Despre litere.' } });
    expect(checklist(written, ['en'])[0]).toMatchObject({ kind: 'textMissing', place: { field: 'description' } });
  });

  it.each<[string, Partial<WrittenCourse['content']>, string]>([
    ['no lessons', { outline: [] }, 'noLessons'],
    [
      'a unit without lessons',
      {
        outline: [
          { id: 'u', title: { ro: 'U' }, lessons: [lesson('a')] },
          { id: 'v', title: { ro: 'V' }, lessons: [] },
        ],
      },
      'emptyUnit',
    ],
    [
      'a video lesson without its video',
      { outline: [{ id: 'u', title: { ro: 'U' }, lessons: [lesson('a', { type: 'video' })] }] },
      'noVideo',
    ],
    ['a title that nobody sees', { title: { ro: '\u200b' } }, 'hiddenSigns'],
  ])('stops %s', (_, changes, kind) => {
    const checks = checklist(course(changes), ['ro']);
    expect(isPublishable(checks)).toBe(false);
    expect(kinds(checks)).toContain(kind);
  });

  it('advises captions in each language, and words for images', () => {
    const video = { path: 'p', contentType: 'video/mp4', captions: [{ locale: 'ro' as const, path: 'c' }] };
    const written = course(
      { outline: [{ id: 'u', title: { ro: 'U', en: 'U' }, lessons: [lesson('a', { type: 'video', video })] }] },
      { a_ro: '![](x.png)', a_en: '![A letter](x.png)' },
    );
    const advice = checklist(written, ['ro', 'en']).filter(({ kind }) => ['noCaptions', 'noImageText'].includes(kind));
    expect(advice.map(({ kind, locale }) => `${kind} ${locale}`).toSorted()).toEqual([
      'noCaptions en',
      'noImageText ro',
    ]);
  });
});

describe('the next version', () => {
  it('says of a language that is not chosen what readers have already', () => {
    const live = { ...course(), version: publishedAs(course()) };
    const draft = course({ title: { ro: 'Caligrafie II', en: 'Call' } }, { ...BODIES, a_ro: 'Alt text', a_en: 'Half' });
    const next = nextVersion(draft, live, ['ro']);
    expect(next.locales).toEqual(['ro', 'en']);
    expect(next.content.title).toEqual({ ro: 'Caligrafie II', en: 'Calligraphy' });
    expect(next.texts).toMatchObject({ a_ro: 'Alt text', a_en: 'Text a' });
  });

  it('says nothing in a language that nobody has published', () => {
    const next = nextVersion(course(), undefined, ['ro']);
    expect(next.content.title).toEqual({ ro: 'Caligrafie' });
    expect(Object.keys(next.texts)).toEqual(['a_ro', 'b_ro']);
  });
});

describe('what changed', () => {
  it('is told by lesson and language', () => {
    const draft = course(
      {
        level: 'advanced',
        outline: [
          {
            id: 'u',
            title: { ro: 'Start', en: 'Beginning' },
            lessons: [lesson('c'), lesson('a', { freePreview: true })],
          },
        ],
      },
      { ...BODIES, a_en: 'Text a!', c_ro: 'Nou' },
    );
    expect(changesSinceVersion(publishedAs(course()), draft, ['ro', 'en'])).toEqual([
      { kind: 'lessonAdded', lessonId: 'c' },
      { kind: 'lessonRemoved', lessonId: 'b' },
      { kind: 'textChanged', textId: 'unit u', place: { of: 'unit', id: 'u' }, locale: 'ro' },
      { kind: 'textChanged', textId: 'lesson text a', place: { of: 'lesson', id: 'a', field: 'text' }, locale: 'en' },
      { kind: 'settings' },
      { kind: 'lessonSettings', lessonId: 'a' },
    ]);
  });

  it('is nothing, when nothing did', () => {
    expect(changesSinceVersion(publishedAs(course()), course(), ['ro', 'en'])).toEqual([]);
  });

  it('is the order, when lessons changed places', () => {
    const draft = course({
      outline: [{ id: 'u', title: { ro: 'Început', en: 'Beginning' }, lessons: [lesson('b'), lesson('a')] }],
    });
    expect(changesSinceVersion(publishedAs(course()), draft, ['ro', 'en'])).toEqual([
      { kind: 'lessonMoved', lessonId: 'a' },
    ]);
  });
});

describe('the way to readers', () => {
  const person = (id: string, flags: object = {}) => ({
    ...{ id, isAdmin: false, verifiedCreator: false, verifiedInstructor: false, ...flags },
  });
  it.each([
    ['a verified creator', person('ana', { verifiedCreator: true }), 'draft', 'direct'],
    ['a verified instructor', person('ana', { verifiedInstructor: true }), 'published', 'direct'],
    ['another author', person('ana'), 'draft', 'review'],
    ['an administrator, of what waits', person('root', { isAdmin: true }), 'in_review', 'decision'],
    ['an administrator, of what does not', person('root', { isAdmin: true }), 'draft', 'none'],
    ['a co-author, verified or not', person('dan', { verifiedCreator: true }), 'draft', 'review'],
    ['somebody else', person('ion', { verifiedCreator: true }), 'in_review', 'none'],
  ] as const)('of %s', (_, who, status, way) => {
    expect(publishingWay(who, { ownerUid: 'ana', editorUids: ['dan'], status })).toBe(way);
  });
});

describe('a quiz', () => {
  const question = (prompt: { ro?: string; en?: string }, right = true): Question => ({
    ...{ id: 'q', type: 'trueFalse', prompt, explanation: {}, points: 1, right },
  });
  const withQuiz = (...questions: Question[]): WrittenCourse => ({
    ...course({
      outline: [{ id: 'u', title: { ro: 'Început', en: 'Beginning' }, lessons: [lesson('a', { type: 'quiz' })] }],
    }),
    quizzes: { a: questions },
  });

  it('is missing in a language without questions, and outdated once its source asks something else', () => {
    const half = withQuiz(question({ ro: 'Alfa e o literă?' }));
    expect([stateIn('ro', half), stateIn('en', half)]).toEqual(['ready', 'in_progress']);
    const whole = withQuiz(question({ ro: 'Alfa e o literă?', en: 'Is alpha a letter?' }));
    const live = publishedAs(whole);
    expect(stateIn('en', whole, live)).toBe('published');
    const changed = withQuiz(question({ ro: 'Alfa e o cifră?', en: 'Is alpha a letter?' }));
    expect(stateIn('en', changed, live)).toBe('outdated');
  });

  it('is told of when it asks or wants something else', () => {
    const live = publishedAs(withQuiz(question({ ro: 'Alfa e o literă?' })));
    const place = { of: 'lesson', id: 'a', field: 'quiz' };
    expect(changesSinceVersion(live, withQuiz(question({ ro: 'Alfa e o literă?' }, false)), ['ro'])).toMatchObject([
      { kind: 'textChanged', place, locale: 'ro' },
    ]);
    expect(changesSinceVersion(live, withQuiz(question({ ro: 'Alfa e o literă?' })), ['ro'])).toEqual([]);
  });
});

describe('what moves in an outline', () => {
  const units = (...made: [string, string[]][]) =>
    made.map(([id, ids]) => ({ id, title: { ro: id, en: id }, lessons: ids.map((one) => lesson(one)) }));
  const changes = (before: ReturnType<typeof units>, now: ReturnType<typeof units>) =>
    changesSinceVersion(publishedAs(course({ outline: before })), course({ outline: now }), []);

  it('is told lesson by lesson, and of sections', () => {
    const before = units(['u', ['a', 'b', 'c']], ['v', ['d']]);
    expect(changes(before, units(['u', ['c', 'a', 'b']], ['v', ['d']]))).toEqual([
      { kind: 'lessonMoved', lessonId: 'c' },
    ]);
    expect(changes(before, units(['u', ['a', 'b']], ['v', ['c', 'd']]))).toEqual([
      { kind: 'lessonMoved', lessonId: 'c' },
    ]);
    expect(changes(before, units(['v', ['d']], ['u', ['a', 'b', 'c']]))).toContainEqual({ kind: 'unitsMoved' });
    expect(changes(before, units(['u', ['a', 'b', 'c', 'd']]))).toEqual([
      { kind: 'unitRemoved', unitId: 'v' },
      { kind: 'lessonMoved', lessonId: 'd' },
    ]);
  });
});

describe('files of a lesson', () => {
  it('are missing, ready and published in a language', () => {
    const sheet = { path: 'f.pdf', contentType: 'application/pdf', bytes: 9, label: {}, locale: 'ro' as const };
    const outline = (...files: (typeof sheet)[]) => [
      { id: 'u', title: { ro: 'Început', en: 'Beginning' }, lessons: [lesson('a', { type: 'file', files })] },
    ];
    const live = publishedAs(course({ outline: outline(sheet) }));
    const state = (locale: 'ro' | 'en', before?: typeof live) =>
      stateOfFiles(lesson('a', { type: 'file', files: [sheet] }), locale, before);
    expect([state('ro'), state('en'), state('ro', live)]).toEqual(['ready', 'missing', 'published']);
    expect(stateOfFiles(lesson('a'), 'ro', live)).toBeUndefined();
  });
});

describe('captions', () => {
  it('that are being written are told of as changes, and keep no language from being published', () => {
    const writing = (ro: string): WrittenCourse => ({
      ...course(),
      captions: { a: [{ id: 'c1', start: 1000, end: 2500, ro }] },
    });
    const live = publishedAs(writing('Bună!'));
    const changed = { kind: 'textChanged', textId: 'lesson captions a', locale: 'ro' };
    expect(changesSinceVersion(live, writing('Bună ziua!'), ['ro', 'en'])).toMatchObject([changed]);
    expect(changesSinceVersion(live, writing('Bună!'), ['ro', 'en'])).toEqual([]);
    expect([stateIn('ro', writing('Bună!'), live), stateIn('en', writing('Bună!'), live)]).toEqual([
      'published',
      'published',
    ]);
    expect(textsOf(writing('Bună!')).find(({ id }) => id === 'lesson captions a')?.value.ro).toBe(
      '00:00:01.000 – 00:00:02.500 Bună!',
    );
  });

  const film = (path: string, ...captions: string[]) =>
    lesson('a', {
      type: 'video',
      video: { path, contentType: 'video/mp4', captions: captions.map((track) => ({ locale: 'ro', path: track })) },
    });
  const outline = (one: DraftLesson) => [{ id: 'u', title: { ro: 'Început', en: 'Beginning' }, lessons: [one] }];

  it('are missing, ready, published, and outdated under another video', () => {
    const live = publishedAs(course({ outline: outline(film('1.mp4', '1.vtt')) }));
    const state = (one: DraftLesson, before?: typeof live) => stateOfTrack(one, 'captions', 'ro', before);
    expect(state(lesson('a'))).toBeUndefined();
    expect(state(film('1.mp4'), live)).toBe('missing');
    expect(state(film('1.mp4', '1.vtt'))).toBe('ready');
    expect(state(film('1.mp4', '2.vtt'), live)).toBe('ready');
    expect(state(film('1.mp4', '1.vtt'), live)).toBe('published');
    expect(state(film('2.mp4', '1.vtt'), live)).toBe('outdated');
    expect(stateOfTrack(film('1.mp4'), 'chapters', 'ro', live)).toBe('missing');
  });
});
