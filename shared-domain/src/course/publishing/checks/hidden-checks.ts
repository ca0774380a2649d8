import type { L10nText, Locale } from '../../../l10n/l10n.ts';
import type { Question } from '../../../quiz/question-schema.ts';
import { questionTexts } from '../../../quiz/question-texts.ts';
import { isOnlyHidden, isTitle } from '../../../text/visible.ts';
import { type CourseText, textsOf, type WrittenCourse } from '../course-texts.ts';
import type { Check } from './check.ts';

const isTitleAt = ({ place }: CourseText) => place.of === 'unit' || ('field' in place && place.field === 'title');

/** Whether readers would meet an emptiness where a text should be, or a title that is not what it seems. */
function isHiddenIn(text: CourseText, locale: Locale): boolean {
  const value = text.value[locale] ?? '';
  if (isTitleAt(text)) return value.trim() !== '' && !isTitle(value);
  const parts = text.id === 'outcomes' ? value.split('\n') : [value];
  return parts.some(isOnlyHidden);
}

/** Everything that a question says in a language, spellings and explanations included. */
function linesOf(question: Question, locale: Locale): string[] {
  const explained = 'options' in question ? question.options.map(({ explanation }) => explanation) : [];
  const texts: L10nText[] = [...questionTexts(question), question.explanation, ...explained];
  const spellings = question.type === 'short' ? (question.accepted[locale] ?? []) : [];
  return [...texts.map((text) => text[locale] ?? ''), ...spellings];
}

/**
 * Texts of signs that nobody sees, and titles with signs that nobody sees or that turn others around: they come from elsewhere, or from
 * before the rules refused them.
 */
export const hiddenChecks = (course: WrittenCourse, locales: readonly Locale[]): Check[] =>
  locales.flatMap((locale) => [
    ...textsOf({ content: course.content, texts: course.texts })
      .filter((text) => isHiddenIn(text, locale))
      .map(({ place }): Check => ({ kind: 'hiddenSigns', isNeeded: true, place, locale })),
    ...course.content.outline
      .flatMap(({ lessons }) => lessons)
      .filter(({ type }) => type === 'quiz')
      .filter(({ id }) => course.quizzes?.[id]?.some((question) => linesOf(question, locale).some(isOnlyHidden)))
      .map(
        ({ id }): Check => ({
          kind: 'hiddenSigns',
          isNeeded: true,
          place: { of: 'lesson', id, field: 'quiz' },
          locale,
        }),
      ),
  ]);
