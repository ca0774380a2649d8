import { type L10n, LOCALES, type Locale } from '../../l10n/l10n.ts';
import { COURSE_LIMITS, lessonBodyId } from '../course.ts';
import type { CourseDraftContent, DraftLesson } from '../course-draft-schema.ts';
import { textsOf, type WrittenCourse } from './course-texts.ts';
import type { CourseVersion } from './course-version-schema.ts';
import { textMark } from './text-mark.ts';

/** A published version with what its lessons say. */
export interface PublishedVersion extends WrittenCourse {
  version: Pick<CourseVersion, 'version' | 'locales' | 'marks' | 'sources' | 'baseLocale'>;
}

/** The languages of the next version: those that are chosen, and those that readers have already. */
export const nextLocales = (chosen: readonly Locale[], live: readonly Locale[] = []): Locale[] =>
  LOCALES.filter((locale) => chosen.includes(locale) || live.includes(locale));

/**
 * What the next version says: in the chosen languages what the draft says, in the others what readers have already, as far as the
 * outline still has room for it. So a language never waits for another, and nothing half done is shown.
 */
export function nextVersion(
  draft: WrittenCourse,
  live: (WrittenCourse & { version: Pick<CourseVersion, 'locales'> }) | undefined,
  chosen: readonly Locale[],
): WrittenCourse & { locales: Locale[] } {
  const locales = nextLocales(chosen, live?.version.locales);
  const sourceOf = (locale: Locale) => (chosen.includes(locale) ? draft : live);
  const inNext = <T>(value: (from: WrittenCourse) => L10n<T> | undefined): L10n<T> => {
    const pairs = locales.flatMap((locale) => {
      const from = sourceOf(locale);
      const found = from && value(from)?.[locale];
      return found === undefined ? [] : [[locale, found]];
    });
    return Object.fromEntries(pairs);
  };
  const outline = draft.content.outline.map((unit) => ({
    ...unit,
    title: inNext(({ content }) => content.outline.find(({ id }) => id === unit.id)?.title),
    lessons: unit.lessons.map((lesson) => ({
      ...lesson,
      title: inNext(({ content }) => lessonIn(content, lesson.id)?.title),
      ...(lesson.files && {
        files: lesson.files.map((file) => ({
          ...file,
          label: inNext(({ content }) => lessonIn(content, lesson.id)?.files?.find(isAt(file.path))?.label),
        })),
      }),
    })),
  }));
  const ids = outline.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  const texts = ids.flatMap((id) =>
    locales.flatMap((locale) => {
      const text = sourceOf(locale)?.texts[lessonBodyId(id, locale)];
      return text?.trim() ? [[lessonBodyId(id, locale), text]] : [];
    }),
  );
  const content: CourseDraftContent = {
    ...draft.content,
    title: inNext((from) => from.content.title),
    subtitle: inNext((from) => from.content.subtitle),
    description: inNext((from) => from.content.description),
    outcomes: inNext((from) => from.content.outcomes),
    outline,
  };
  const { quizzes, captions } = draft;
  return {
    content,
    texts: Object.fromEntries(texts),
    locales,
    ...(quizzes && { quizzes }),
    ...(captions && { captions }),
  };
}

const isAt = (path: string) => (file: { path: string }) => file.path === path;

const lessonIn = ({ outline }: CourseDraftContent, id: string): DraftLesson | undefined =>
  outline.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);

/** The marks of every text of a course. */
export const marksOf = (course: WrittenCourse): CourseVersion['marks'] =>
  Object.fromEntries(
    textsOf(course).map(({ id, value }) => {
      const written = LOCALES.filter((locale) => value[locale]);
      return [id, Object.fromEntries(written.map((locale) => [locale, textMark(value[locale] ?? '')]))];
    }),
  );

/** From which source each translation of a version was made: one that stays as it was keeps its source, another has the version's. */
export function sourcesOf(
  course: WrittenCourse,
  version: number,
  live: PublishedVersion['version'] | undefined,
): CourseVersion['sources'] {
  const { baseLocale } = course.content;
  const marks = marksOf(course);
  const known = live?.baseLocale === baseLocale ? live : undefined;
  const pairs = textsOf(course).flatMap(({ id, value }) => {
    const other = LOCALES.find((locale) => locale !== baseLocale && value[locale]);
    const source = value[baseLocale];
    if (!other || !source) return [];
    const isUnchanged = known?.marks[id]?.[other] === marks[id]?.[other];
    return [[id, (isUnchanged && known?.sources[id]) || { version, mark: textMark(source) }]];
  });
  return Object.fromEntries(pairs);
}

/** Whether ids can be those of documents, and none comes twice: an outline is one text, which the data rules do not read. */
export function hasSoundIds({ outline }: Pick<CourseDraftContent, 'outline'>): boolean {
  const units = outline.map(({ id }) => id);
  const lessons = outline.flatMap((unit) => unit.lessons.map(({ id }) => id));
  const isSound = (ids: string[]) => new Set(ids).size === ids.length && ids.every((id) => /^[\w-]{1,64}$/.test(id));
  const fits = units.length <= COURSE_LIMITS.units && lessons.length <= COURSE_LIMITS.lessons;
  return fits && isSound(units) && isSound(lessons);
}
