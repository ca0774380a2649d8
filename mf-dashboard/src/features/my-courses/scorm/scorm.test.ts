import type { ArchivedCourse, Question } from '@cursiv/shared-domain';
import { answerText, gradeQuiz, HLS_TYPE } from '@cursiv/shared-domain';
import { loadMarkdownHtml } from '@cursiv/shared-ui';
import userEvent from '@testing-library/user-event';
import { connect } from './player/connect.ts';
import { controlsOf } from './player/controls-of.ts';
import { judge } from './player/judge.ts';
import { play } from './player/play.ts';
import type { ScormLesson } from './player/scorm-lesson.ts';
import { inOne, scormPackage } from './scorm-package.ts';
import { en } from './words/en.ts';
import { ro } from './words/ro.ts';

const BY = { connect, controlsOf, judge };

const WORDS = ro;
const line = (id: string) => ({ id, text: { ro: `Text ${id}` }, explanation: {} });
const common = { prompt: { ro: 'Care?' }, explanation: {}, points: 2 };
const QUESTIONS: Question[] = [
  { ...common, id: 'q1', type: 'single', options: [line('a'), line('b')], right: 'b' },
  { ...common, id: 'q2', type: 'multiple', options: [line('a'), line('b'), line('c')], right: ['a', 'b'] },
  { ...common, id: 'q3', type: 'trueFalse', right: false },
  { ...common, id: 'q4', type: 'short', accepted: { ro: ['Mureș'] }, ignoresDiacritics: true },
  { ...common, id: 'q5', type: 'ordering', items: [line('a'), line('b'), line('c')] },
  {
    ...{ ...common, id: 'q6', type: 'matching' },
    pairs: ['a', 'b'].map((id) => ({
      id,
      left: { ro: `Stânga ${id}` },
      answerId: `r${id}`,
      right: { ro: `Dreapta ${id}` },
    })),
  },
];

const FORMS: Record<string, RegExp> = {
  'cmi.core.lesson_status': /^(passed|completed|failed|incomplete|browsed|not attempted)$/,
  'cmi.core.score.raw': /^(100|\d{1,2})$/,
  'cmi.core.score.min': /^(100|\d{1,2})$/,
  'cmi.core.score.max': /^(100|\d{1,2})$/,
  'cmi.core.session_time': /^\d{2,4}:\d{2}:\d{2}(\.\d{1,2})?$/,
};

/** The run-time of SCORM 1.2 as it is defined: its order of calls, and the elements and words of its data model. */
class RunTime {
  readonly data = new Map([['cmi.core.lesson_status', 'not attempted']]);
  readonly committed = new Map<string, string>();
  state: 'new' | 'running' | 'finished' = 'new';
  #expect(isSound: boolean, code: string): 'true' {
    if (!isSound) throw new Error(code);
    return 'true';
  }
  LMSInitialize(empty: string) {
    this.#expect(this.state === 'new' && empty === '', '101');
    this.state = 'running';
    return 'true';
  }
  LMSGetValue(name: string) {
    this.#expect(this.state === 'running', '301');
    return this.data.get(name) ?? '';
  }
  LMSSetValue(name: string, value: string) {
    this.#expect(this.state === 'running' && FORMS[name]?.test(value) === true, `405 ${name}=${value}`);
    this.data.set(name, value);
    return 'true';
  }
  LMSCommit(empty: string) {
    for (const [name, value] of this.data) this.committed.set(name, value);
    return this.#expect(this.state === 'running' && empty === '', '301');
  }
  LMSFinish(empty: string) {
    this.#expect(this.state === 'running' && empty === '', '301');
    this.state = 'finished';
    return 'true';
  }
}

const textOf = (file: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file as Blob);
  });

/** A lesson of a package, opened in a learning system. */
function opened(quiz: ScormLesson['quiz']) {
  document.body.innerHTML = '<main></main>';
  const system = new RunTime();
  Object.assign(window, { API: system });
  play(window, { words: WORDS, ...(quiz && { quiz }) }, BY);
  return system;
}
const press = (name: string) =>
  userEvent.click([...document.querySelectorAll('button')].find((it) => it.textContent === name) as Element);

describe('a page of a package', () => {
  it('is begun, done and left, and says so once', async () => {
    const system = opened(undefined);
    const { data, committed } = system;
    expect(committed.get('cmi.core.lesson_status')).toBe('incomplete');
    await press('Am terminat lecția');
    expect(committed.get('cmi.core.lesson_status')).toBe('completed');
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    expect(system.state).toBe('finished');
    expect(data.get('cmi.core.session_time')).toMatch(/^00:00:0\d$/);
  });

  it('asks its questions and reports what they were worth', async () => {
    const questions = QUESTIONS.map((question) => inOne(question, 'ro', 'ro'));
    const { committed } = opened({ questions, passPct: 70 });
    await press('Predă testul');
    expect([committed.get('cmi.core.score.raw'), committed.get('cmi.core.lesson_status')]).toEqual(['0', 'failed']);
    const [single, multiple, truth, short, ordering, matching] = [
      ...document.querySelectorAll('fieldset'),
    ] as HTMLElement[];
    const mark = (box: HTMLElement | undefined, value: string) =>
      userEvent.click(box?.querySelector(`[value="${value}"]`) as Element);
    await mark(single, 'b');
    await mark(multiple, 'a');
    await mark(multiple, 'b');
    await mark(truth, 'false');
    await userEvent.type(short?.querySelector('input') as Element, ' mures ');
    const selects = (box: HTMLElement | undefined) => [...(box?.querySelectorAll('select') ?? [])];
    for (const [index, id] of ['a', 'b', 'c'].entries())
      await userEvent.selectOptions(selects(ordering)[index] as Element, id);
    for (const [index, id] of ['ra', 'rb'].entries())
      await userEvent.selectOptions(selects(matching)[index] as Element, id);
    await press('Predă testul');
    expect([committed.get('cmi.core.score.raw'), committed.get('cmi.core.lesson_status')]).toEqual(['100', 'passed']);
    expect(document.querySelector('[role=status]')).toHaveTextContent('Ai promovat: 100%.');
  });

  it('works outside a learning system, where nobody is told', async () => {
    document.body.innerHTML = '<main></main>';
    Object.assign(window, { API: undefined });
    play(window, { words: WORDS }, BY);
    await press('Am terminat lecția');
    expect(document.body).toHaveTextContent('Lecția este terminată.');
  });
});

it.each<Record<string, unknown>>([
  {},
  { q1: 'b', q2: ['a'], q3: true, q4: 'MUREȘ', q5: ['a', 'c', 'b'], q6: { a: 'ra', b: 'ra' } },
  { q1: 'a', q2: ['a', 'b', 'c'], q3: false, q4: 'Olt', q5: ['c'], q6: {} },
  { q1: 'b', q2: ['b', 'a'], q3: false, q4: 'mureș', q5: ['a', 'b', 'c'], q6: { a: 'ra', b: 'rb' } },
])('answers are judged as on the site: %j', (answers) => {
  const stored = Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answerText(answer as never)]));
  const questions = QUESTIONS.map((question) => inOne(question, 'ro', 'ro'));
  expect(judge(questions, answers)).toBe(gradeQuiz(QUESTIONS, stored).pct);
});

it('a package has a page for each lesson and language, and a manifest that names them', async () => {
  const course = {
    content: {
      ...{
        baseLocale: 'ro',
        title: { ro: 'Râuri & <munți>', en: 'Rivers' },
        subtitle: {},
        description: {},
        outcomes: {},
      },
      ...{ categoryId: 'science', level: 'beginner' },
      outline: [
        {
          ...{ id: 'u', title: { ro: 'Unu' } },
          lessons: [
            {
              ...{ id: 'a', type: 'text', title: { ro: 'Apa' }, freePreview: false, durationSec: 60 },
              pictures: ['media/1f-k1k1k1k1-rau.webp'],
            },
            { ...{ id: 'q', type: 'quiz', title: { ro: 'Test' }, freePreview: false, durationSec: 60 } },
          ],
        },
      ],
    },
    texts: {
      a_ro: 'Curge.\n\n![Un "râu"](picture:k1k1k1k1) ![Lacul](picture:zzzzzzzz) ![Pe web](https://example.com/a.png)',
    },
    quizzes: { q: [{ ...QUESTIONS[0], prompt: { ro: '</script><b>Care?' } }] },
  } as unknown as ArchivedCourse;
  const files = scormPackage('c1', course, new Map([['media/x.mp4', new Blob(['x'])]]), {
    html: await loadMarkdownHtml(),
    words: { ro, en },
  });
  expect([...files.keys()]).toEqual([
    'imsmanifest.xml',
    'ro/a.html',
    'ro/q.html',
    'en/a.html',
    'en/q.html',
    'media/x.mp4',
  ]);
  const text = (name: string) => textOf(files.get(name));
  const xml = new DOMParser().parseFromString(await text('imsmanifest.xml'), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(xml.querySelector('organization title')?.textContent).toBe('Râuri & <munți>');
  const hrefs = [...xml.querySelectorAll('resource[href]')].map((resource) => resource.getAttribute('href'));
  expect(hrefs).toEqual(['ro/a.html', 'ro/q.html', 'en/a.html', 'en/q.html']);
  const page = await text('ro/q.html');
  expect(page.split('</script>')).toHaveLength(2);
  const lesson = new DOMParser().parseFromString(await text('ro/a.html'), 'text/html');
  expect(lesson.querySelector('main p')?.textContent).toBe('Curge.');
  const pictures = [...lesson.querySelectorAll('img')].map((it) => [it.getAttribute('src'), it.alt]);
  expect(pictures).toEqual([['../media/1f-k1k1k1k1-rau.webp', 'Un "râu"']]);
});

it('a film in pieces stays behind, and its page says so', async () => {
  const lesson = {
    ...{ id: 'a', type: 'video', title: { ro: 'Film' }, freePreview: false, durationSec: 60 },
    video: { path: 'media/1f-film.zip', contentType: HLS_TYPE, captions: [] },
  };
  const course = {
    content: {
      ...{ baseLocale: 'ro', title: { ro: 'Râuri' }, subtitle: {}, description: {}, outcomes: {} },
      ...{ categoryId: 'science', level: 'beginner', outline: [{ id: 'u', title: {}, lessons: [lesson] }] },
    },
    ...{ texts: {}, quizzes: {}, captions: {} },
  } as unknown as ArchivedCourse;
  const media = new Map([['media/1f-film.zip', new Blob(['PK'])]]);
  const files = scormPackage('c1', course, media, { html: await loadMarkdownHtml(), words: { ro, en } });
  expect([...files.keys()]).toEqual(['imsmanifest.xml', 'ro/a.html']);
  const page = new DOMParser().parseFromString(await textOf(files.get('ro/a.html')), 'text/html');
  expect(page.querySelector('video')).toBeNull();
  expect(page.querySelector('[role=note]')?.textContent).toBe(ro.noFilm);
});

it('a lesson of files links to them in the package, for readers of its language', async () => {
  const file = (name: string, more: object = {}) => ({
    ...{ path: `media/1f-${name}`, contentType: 'application/pdf', bytes: 9, label: {}, ...more },
  });
  const lesson = {
    ...{ id: 'a', type: 'file', title: { ro: 'Fișe', en: 'Sheets' }, freePreview: false, durationSec: 60 },
    files: [file('harta.pdf', { label: { ro: 'Harta <mare>' }, locale: 'ro' }), file('map.pdf', { locale: 'en' })],
  };
  const course = {
    content: {
      ...{ baseLocale: 'ro', title: { ro: 'Râuri', en: 'Rivers' }, subtitle: {}, description: {}, outcomes: {} },
      ...{ categoryId: 'science', level: 'beginner', outline: [{ id: 'u', title: {}, lessons: [lesson] }] },
    },
    ...{ texts: {}, quizzes: {}, captions: {} },
  } as unknown as ArchivedCourse;
  const files = scormPackage('c1', course, new Map(), { html: await loadMarkdownHtml(), words: { ro, en } });
  const links = async (name: string) => {
    const page = new DOMParser().parseFromString(await textOf(files.get(name)), 'text/html');
    return [...page.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
  };
  expect(await links('ro/a.html')).toEqual([['../media/1f-harta.pdf', 'Harta <mare>']]);
  expect(await links('en/a.html')).toEqual([['../media/1f-map.pdf', 'map.pdf']]);
});
