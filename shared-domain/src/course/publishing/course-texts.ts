import { type Cue, cueLines } from '../../captions/cue.ts';
import { type L10nText, LOCALES, type Locale } from '../../l10n/l10n.ts';
import type { Question } from '../../quiz/question-schema.ts';
import { quizText } from '../../quiz/quiz-text.ts';
import { hasVisible } from '../../text/visible.ts';
import { lessonBodyId } from '../course.ts';
import type { CourseDraftContent } from '../course-draft-schema.ts';

/** Everything that a course says: its content, its lessons' texts by `lessonBodyId`, and their quizzes by their ids. */
export interface WrittenCourse {
  content: CourseDraftContent;
  texts: Readonly<Record<string, string>>;
  /** Absent where only texts matter. */
  quizzes?: Readonly<Record<string, Question[]>>;
  /** Captions that are still being written, by lessons' ids; absent where they do not matter. */
  captions?: Readonly<Record<string, Cue[]>>;
}

/** Where a text stands in a course. */
export type TextPlace =
  | { of: 'course'; field: 'title' | 'subtitle' | 'description' | 'outcomes' | 'cover' }
  | { of: 'unit'; id: string }
  | { of: 'lesson'; id: string; field: 'title' | 'text' | 'quiz' | 'captions' };

/** One text of a course, in its languages. */
export interface CourseText {
  id: string;
  place: TextPlace;
  value: L10nText;
  /** Whether a course is not complete without it, in whatever language. */
  isNeeded: boolean;
}

/** Every text of a course, in the order in which people read them. */
export function textsOf({ content, texts, quizzes, captions }: WrittenCourse): CourseText[] {
  const { title, subtitle, description, outcomes, outline } = content;
  const lines = { ro: outcomes.ro?.join('\n'), en: outcomes.en?.join('\n') };
  return [
    ofCourse('title', title, true),
    ofCourse('subtitle', subtitle, false),
    ofCourse('description', description, false),
    ofCourse('outcomes', lines, false),
    ...outline.flatMap((unit) => [
      { id: `unit ${unit.id}`, place: { of: 'unit' as const, id: unit.id }, value: unit.title, isNeeded: true },
      ...unit.lessons.flatMap((lesson) => [
        ofLesson(lesson.id, 'title', lesson.title, true),
        ofLesson(lesson.id, 'text', bodyIn(texts, lesson.id), lesson.type === 'text'),
        ...(quizzes && lesson.type === 'quiz'
          ? [ofLesson(lesson.id, 'quiz', quizIn(quizzes[lesson.id] ?? []), true)]
          : []),
        ...(captions?.[lesson.id]?.length
          ? [ofLesson(lesson.id, 'captions', cueLines(captions[lesson.id] ?? []), false)]
          : []),
      ]),
    ]),
  ];
}

type OfCourse = Extract<TextPlace, { of: 'course' }>['field'];

const ofCourse = (field: OfCourse, value: L10nText, isNeeded: boolean): CourseText => ({
  id: field,
  place: { of: 'course', field },
  value,
  isNeeded,
});

type OfLesson = Extract<TextPlace, { of: 'lesson' }>['field'];

const ofLesson = (id: string, field: OfLesson, value: L10nText, isNeeded: boolean): CourseText => ({
  id: `lesson ${field} ${id}`,
  place: { of: 'lesson', id, field },
  value,
  isNeeded,
});

const bodyIn = (texts: WrittenCourse['texts'], lessonId: string): L10nText =>
  Object.fromEntries(LOCALES.map((locale) => [locale, texts[lessonBodyId(lessonId, locale)]]));

const quizIn = (questions: Question[]): L10nText =>
  Object.fromEntries(LOCALES.map((locale) => [locale, quizText(questions, locale)]));

/** Whether a text says anything in a language. */
export const isWritten = ({ value }: Pick<CourseText, 'value'>, locale: Locale): boolean =>
  hasVisible(value[locale] ?? '');

const isInWriting = ({ place }: CourseText) => place.of === 'lesson' && place.field === 'captions';

/** Whether a language is not complete without the text: it is needed, or its source says something and is no work in progress. */
export const isNeededIn = (text: CourseText, locale: Locale, baseLocale: Locale): boolean =>
  text.isNeeded || (!isInWriting(text) && locale !== baseLocale && isWritten(text, baseLocale));
