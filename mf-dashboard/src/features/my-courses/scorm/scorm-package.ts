import {
  type ArchivedCourse,
  DEFAULT_QUIZ,
  type DraftLesson,
  fileLine,
  filesIn,
  type L10nText,
  LOCALES,
  type Locale,
  lessonBodyId,
  pick,
  picturePath,
  type Question,
} from '@cursiv/shared-domain';
import { lessonPage, type ScormPage } from './lesson-page.ts';
import { manifest, type Organization } from './manifest.ts';
import type { PageWords, ScormQuestion } from './player/scorm-lesson.ts';
import { isUnplayed, unplayedFilms } from './unplayed-films.ts';

/** What a package takes from the site: how Markdown becomes HTML, and the words of its pages. */
export interface ScormMaker {
  html(text: string, pictureAddress: (key: string) => string | undefined): string;
  words: Readonly<Record<Locale, PageWords>>;
}

/** A course as the files of a SCORM 1.2 package, in the languages that its title has, its base language first. */
export function scormPackage(
  courseId: string,
  course: ArchivedCourse,
  media: ReadonlyMap<string, Blob>,
  maker: ScormMaker,
): Map<string, Blob> {
  const { baseLocale, title } = course.content;
  const locales = [baseLocale, ...LOCALES.filter((locale) => locale !== baseLocale && title[locale])];
  const pages = locales.flatMap((locale) =>
    course.content.outline
      .flatMap(({ lessons }) => lessons)
      .map((lesson) => [hrefOf(locale, lesson.id), lessonPage(pageOf(course, lesson, locale, maker))] as const),
  );
  const unplayed = new Set(unplayedFilms(course.content.outline).map(({ video }) => video?.path));
  const played = [...media].filter(([name]) => !unplayed.has(name));
  const contents = manifest(
    courseId,
    locales.map((locale) => organizationOf(course, locale, maker)),
    played.map(([name]) => name),
  );
  const texts = [['imsmanifest.xml', contents] as const, ...pages];
  return new Map([...texts.map(([name, text]) => [name, new Blob([text])] as const), ...played]);
}

const hrefOf = (locale: Locale, id: string) => `${locale}/${id}.html`;

/** A file of the package, as its pages name it: they lie in the folder of their language. */
const inPackage = (path: string) => `../${path}`;

const wordsIn = (text: L10nText, locale: Locale, base: Locale) => pick(text, locale, base)?.value ?? '';

function organizationOf({ content }: ArchivedCourse, locale: Locale, { words }: ScormMaker): Organization {
  const { untitled } = words[locale];
  const said = (text: L10nText) => wordsIn(text, locale, content.baseLocale) || untitled;
  return {
    locale,
    title: said(content.title),
    units: content.outline.map(({ id, title, lessons }) => ({
      ...{ id, title: said(title) },
      lessons: lessons.map((lesson) => ({
        ...{ id: lesson.id, title: said(lesson.title), href: hrefOf(locale, lesson.id) },
        ...(lesson.type === 'quiz' && { passPct: (lesson.quiz ?? DEFAULT_QUIZ).passPct }),
      })),
    })),
  };
}

function pageOf(
  { content, texts, quizzes }: ArchivedCourse,
  lesson: DraftLesson,
  locale: Locale,
  maker: ScormMaker,
): ScormPage {
  const base = content.baseLocale;
  const { untitled, noFilm, ...words } = maker.words[locale];
  const text = texts[lessonBodyId(lesson.id, locale)] ?? texts[lessonBodyId(lesson.id, base)] ?? '';
  const questions = quizzes[lesson.id] ?? [];
  const { video, pictures = [] } = lesson;
  const pictureAddress = (key: string) => {
    const path = picturePath(key, pictures);
    return path && inPackage(path);
  };
  return {
    locale,
    title: wordsIn(lesson.title, locale, base) || untitled,
    html: maker.html(text, pictureAddress),
    ...(isUnplayed(lesson) && { notice: noFilm }),
    ...(video &&
      !isUnplayed(lesson) && {
        video: {
          src: inPackage(video.path),
          captions: video.captions.map((track) => ({ locale: track.locale, src: inPackage(track.path) })),
        },
      }),
    files: filesIn(lesson.type === 'file' ? (lesson.files ?? []) : [], locale)
      .map((file) => fileLine(file, locale, base))
      .map(({ title, kind, path }) => ({ title: title.text, kind, href: inPackage(path) })),
    lesson: {
      words,
      ...(lesson.type === 'quiz' && {
        quiz: {
          passPct: (lesson.quiz ?? DEFAULT_QUIZ).passPct,
          questions: questions.map((question) => inOne(question, locale, base)),
        },
      }),
    },
  };
}

/** A question in one language. */
export function inOne(question: Question, locale: Locale, base: Locale): ScormQuestion {
  const said = (text: L10nText) => wordsIn(text, locale, base);
  const line = ({ id, text }: { id: string; text: L10nText }) => ({ id, text: said(text) });
  const common = { id: question.id, prompt: said(question.prompt), points: question.points };
  switch (question.type) {
    case 'single':
      return { ...common, type: 'single', options: question.options.map(line), right: question.right };
    case 'multiple':
      return { ...common, type: 'multiple', options: question.options.map(line), right: question.right };
    case 'trueFalse':
      return { ...common, type: 'trueFalse', right: question.right };
    case 'short': {
      const accepted = [...(question.accepted.ro ?? []), ...(question.accepted.en ?? [])];
      return { ...common, type: 'short', accepted, ignoresDiacritics: question.ignoresDiacritics };
    }
    case 'ordering':
      return { ...common, type: 'ordering', items: question.items.map(line) };
    case 'matching':
      return {
        ...common,
        type: 'matching',
        pairs: question.pairs.map(({ id, left, answerId, right }) => ({
          id,
          answerId,
          left: said(left),
          right: said(right),
        })),
      };
  }
}
