import { LOCALES, type Locale } from '../../l10n/l10n.ts';
import { type CourseText, isNeededIn, isWritten, textsOf, type WrittenCourse } from './course-texts.ts';
import type { CourseVersion } from './course-version-schema.ts';
import { textMark } from './text-mark.ts';
import { untranslatedQuizzes } from './untranslated-quizzes.ts';

/** What may be said of a text, a lesson or a whole course in one language. */
export const LANGUAGE_STATES = ['missing', 'in_progress', 'ready', 'published', 'outdated'] as const;

export type LanguageState = (typeof LANGUAGE_STATES)[number];

/** The live version, as far as states are told from it. */
export type LiveVersion = Pick<CourseVersion, 'locales' | 'marks' | 'sources' | 'baseLocale'>;

/** The state of one text in a language: never in progress, since it is written or not. */
export function stateOfText(
  text: CourseText,
  locale: Locale,
  baseLocale: Locale,
  live: LiveVersion | undefined,
): LanguageState {
  if (!isWritten(text, locale)) return 'missing';
  const isAsLive = live?.marks[text.id]?.[locale] === textMark(text.value[locale] ?? '');
  if (!live || !isAsLive) return 'ready';
  const source = live.baseLocale === baseLocale && locale !== baseLocale ? live.sources[text.id] : undefined;
  if (source && source.mark !== textMark(text.value[baseLocale] ?? '')) return 'outdated';
  return live.locales.includes(locale) ? 'published' : 'ready';
}

/** The state of texts that belong together, such as a lesson's or a whole course's. */
export function stateOf(
  texts: readonly CourseText[],
  locale: Locale,
  baseLocale: Locale,
  live: LiveVersion | undefined,
): LanguageState {
  const needed = texts.filter((text) => isNeededIn(text, locale, baseLocale) || isWritten(text, locale));
  const states = needed.map((text) => stateOfText(text, locale, baseLocale, live));
  const has = (state: LanguageState) => states.includes(state);
  if (states.every((state) => state === 'missing')) return 'missing';
  if (has('missing')) return 'in_progress';
  if (has('outdated')) return 'outdated';
  return has('ready') ? 'ready' : 'published';
}

/** The texts whose source has changed since they were translated. */
export const outdatedTexts = (
  texts: readonly CourseText[],
  locale: Locale,
  baseLocale: Locale,
  live: LiveVersion | undefined,
): CourseText[] => texts.filter((text) => stateOfText(text, locale, baseLocale, live) === 'outdated');

/** The languages in which a course can be published as it is; at first also its base language, without which nothing can. */
export function wholeLocales(course: WrittenCourse, live: LiveVersion | undefined): Locale[] {
  const texts = textsOf(course);
  const { baseLocale } = course.content;
  const isWhole = (locale: Locale) =>
    !['missing', 'in_progress'].includes(stateOf(texts, locale, baseLocale, live)) &&
    !untranslatedQuizzes(course, locale).some(({ isBegun }) => isBegun);
  return LOCALES.filter((locale) => isWhole(locale) || (!live && locale === baseLocale));
}
