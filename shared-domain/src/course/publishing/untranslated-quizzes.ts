import type { Locale } from '../../l10n/l10n.ts';
import { questionTexts } from '../../quiz/question-texts.ts';
import { hasVisible } from '../../text/visible.ts';
import type { WrittenCourse } from './course-texts.ts';

/** A quiz that lacks texts in a language: some of them, so that its learners would be asked in two languages, or all. */
export interface UntranslatedQuiz {
  lessonId: string;
  isBegun: boolean;
}

/** The quizzes of a course that are not wholly translated into a language. */
export const untranslatedQuizzes = (
  { content: { outline }, quizzes = {} }: WrittenCourse,
  locale: Locale,
): UntranslatedQuiz[] =>
  outline
    .flatMap(({ lessons }) => lessons)
    .filter(({ type }) => type === 'quiz')
    .flatMap(({ id: lessonId }) => {
      const texts = (quizzes[lessonId] ?? []).flatMap(questionTexts);
      const there = texts.filter((text) => hasVisible(text[locale] ?? ''));
      return there.length === texts.length ? [] : [{ lessonId, isBegun: there.length > 0 }];
    });
