import type { L10nText, Locale } from '../../l10n/l10n.ts';
import { tidied } from '../../text/visible.ts';
import { COURSE_LIMITS, lessonBodyId } from '../course.ts';
import type { DraftLesson, DraftUnit } from '../course-draft-schema.ts';
import { lessonCountOf } from '../lesson-count.ts';
import { type ArchiveProblem, leftOut, stopped } from './archive-problem.ts';
import { type ArchiveFiles, type ArchiveReading, textIn } from './course-archive.ts';

/** What reading aloud a minute takes, in characters. */
const CHARACTERS_A_MINUTE = 1000;

interface Page {
  folder: string;
  /** The name without folder, language and ending: the same in both languages. */
  stem: string;
  locale: Locale;
  text: string;
}

const NAME = /^(?:(.*)\/)?([^/]+?)(?:\.(ro|en))?\.(?:md|markdown)$/i;

function pageOf(name: string, text: string, locale: Locale): Page | undefined {
  const [, folder = '', stem, language] = NAME.exec(name) ?? [];
  if (!stem) return undefined;
  return { folder, stem, locale: (language?.toLowerCase() as Locale | undefined) ?? locale, text };
}

/** A file's name as a title: without the number that orders it. */
const spoken = (name: string) =>
  name
    .replace(/^\d+[\s._-]*/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim() || name;

const HEADING = /^#[ \t]+(.+)(?:\r?\n|$)/;

/** The title of a page is its first heading, which its text then goes without. */
function titled({ stem, text }: Page): { title: string; body: string } {
  const trimmed = text.replace(/^\ufeff/u, '').trimStart();
  const heading = HEADING.exec(trimmed);
  const title = tidied((heading?.[1] ?? spoken(stem)).trim()).slice(0, COURSE_LIMITS.lessonTitle);
  return { title, body: (heading ? trimmed.slice(heading[0].length) : trimmed).trim() };
}

const inOrder = (names: Iterable<string>) =>
  [...new Set(names)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));

/** The pages of one name: the first of each language are one lesson, the second ones, such as of another ending, the next. */
function inLessons(pages: Page[]): Page[][] {
  const lessons: Page[][] = [];
  for (const page of pages) {
    const open = lessons.find((lesson) => lesson.every(({ locale }) => locale !== page.locale));
    if (open) open.push(page);
    else lessons.push([page]);
  }
  return lessons;
}

/** A course from a folder of Markdown: folders are units, files are lessons, in the order of their names; `.ro` and `.en` name a language. */
export function readMarkdown(files: ArchiveFiles, locale: Locale, newId: () => string): ArchiveReading {
  const problems: ArchiveProblem[] = [];
  const pages: Page[] = [];
  for (const [name, bytes] of files) {
    const text = textIn(bytes);
    const page = pageOf(name, text ?? '', locale);
    if (!page) problems.push(leftOut(name, 'unknown-file'));
    else if (text === undefined) problems.push(leftOut(name, 'not-text'));
    else if (text.length > COURSE_LIMITS.lessonBody) problems.push(leftOut(name, 'too-long'));
    else pages.push(page);
  }
  if (pages.length === 0) return { problems: [stopped('not-a-course')] };
  const texts: Record<string, string> = {};
  const lessonFrom = (versions: Page[]): DraftLesson => {
    const id = newId();
    const title: L10nText = {};
    for (const page of versions) {
      const { title: words, body } = titled(page);
      title[page.locale] = words;
      if (body) texts[lessonBodyId(id, page.locale)] = body;
    }
    const longest = Math.max(...versions.map(({ text }) => text.length));
    const minutes = Math.max(1, Math.round(longest / CHARACTERS_A_MINUTE));
    return { id, type: 'text', title, freePreview: false, durationSec: minutes * 60 };
  };
  const outline = inOrder(pages.map(({ folder }) => folder)).map((folder): DraftUnit => {
    const inside = pages.filter((page) => page.folder === folder);
    const stems = inOrder(inside.map(({ stem }) => stem));
    const sameNamed = stems.map((stem) => inside.filter((page) => page.stem === stem));
    const title = { [locale]: spoken(folder.split('/').at(-1) ?? '').slice(0, COURSE_LIMITS.title) };
    return {
      id: newId(),
      title,
      lessons: sameNamed.flatMap(inLessons).map(lessonFrom),
    };
  });
  if (lessonCountOf({ outline }) > COURSE_LIMITS.lessons || outline.length > COURSE_LIMITS.units)
    return { problems: [stopped('too-many-lessons')] };
  const words = { title: {}, subtitle: {}, description: {}, outcomes: {} };
  const content = { ...words, baseLocale: locale, categoryId: 'languages', level: 'beginner', outline } as const;
  return { course: { content: { ...content, outline }, texts, quizzes: {}, captions: {} }, problems };
}
