import type { Locale } from '../../../l10n/l10n.ts';
import { quizProblems } from '../../../quiz/problems/quiz-problems.ts';
import type { WrittenCourse } from '../course-texts.ts';
import { untranslatedQuizzes } from '../untranslated-quizzes.ts';
import type { Check } from './check.ts';

/**
 * Quizzes that cannot be taken, such as without a right answer, and those that are translated in part: they keep that
 * language from being published. One without any translation is asked in its own language, and says so.
 */
export function quizChecks(course: WrittenCourse, locales: readonly Locale[]): Check[] {
  const { content, quizzes } = course;
  if (!quizzes) return [];
  const placeOf = (id: string) => ({ of: 'lesson', id, field: 'title' }) as const;
  const broken = content.outline
    .flatMap(({ lessons }) => lessons)
    .filter(({ id, type }) => type === 'quiz' && quizProblems(quizzes[id] ?? [], content.baseLocale).length > 0)
    .map(({ id }) => id);
  return [
    ...broken.map((id) => ({ kind: 'quizIncomplete' as const, isNeeded: true, place: placeOf(id) })),
    ...locales.flatMap((locale) =>
      untranslatedQuizzes(course, locale)
        .filter(({ lessonId }) => !broken.includes(lessonId))
        .map(({ lessonId, isBegun }) => ({
          kind: isBegun ? ('quizInPart' as const) : ('quizUntranslated' as const),
          ...{ isNeeded: isBegun, place: placeOf(lessonId), locale },
        })),
    ),
  ];
}
