import type { Locale } from '../l10n/l10n.ts';
import { matchesQuery } from '../search/folded.ts';
import type { LessonQuestion } from './lesson-question.ts';

/** The questions under a lesson that a reader may want alone. */
export const QUESTION_KINDS = ['solved', 'own', 'followed'] as const;

export interface QuestionFilter {
  /** Beginnings of words, in any order. */
  query: string;
  kind?: (typeof QUESTION_KINDS)[number] | undefined;
  locale?: Locale | undefined;
}

/** The questions that pass every part of a filter, for somebody who follows some of them. */
export const questionsFound = (
  questions: readonly LessonQuestion[],
  { query, kind, locale }: QuestionFilter,
  reader: { uid: string; followed: ReadonlySet<string> },
): LessonQuestion[] =>
  questions.filter(
    (question) =>
      (kind !== 'solved' || question.rightAnswerId !== undefined) &&
      (kind !== 'own' || question.uid === reader.uid) &&
      (kind !== 'followed' || reader.followed.has(question.id)) &&
      (locale === undefined || question.locale === locale) &&
      matchesQuery(query, [question.text, question.passage?.quote ?? '', question.authorName]),
  );
