import type { Cue } from '../../captions/cue.ts';
import type { Locale } from '../../l10n/l10n.ts';
import { LOCALES } from '../../l10n/l10n.ts';
import type { Question } from '../../quiz/question-schema.ts';
import { mergeTexts, resolvedText, type TextConflict } from '../../text/merge-texts.ts';
import { lessonBodyId } from '../course.ts';
import type { CourseDraftContent, DraftLesson, DraftUnit } from '../course-draft-schema.ts';
import type { TextPlace } from '../publishing/course-texts.ts';
import { textMark } from '../publishing/text-mark.ts';
import { mergeValues } from './merge-values.ts';

/** Everything that authors write in one draft: texts by `lessonBodyId`, quizzes by the ids of their lessons. */
export interface DraftWords {
  content: CourseDraftContent;
  bodies: Readonly<Record<string, string>>;
  quizzes: Readonly<Record<string, Question[]>>;
  /** Captions that are being written, by the ids of their lessons. */
  captions: Readonly<Record<string, Cue[]>>;
}

/** A paragraph that two authors have written differently. `key` is another as soon as one of them writes on. */
export interface DraftConflict extends TextConflict {
  key: string;
  place: TextPlace;
  locale: Locale;
}

/** What two authors have made of one draft: whole where they agree, and mine where a person has yet to decide. */
export interface MergedDraft {
  draft: DraftWords;
  conflicts: DraftConflict[];
}

/** Both sides' changes of a draft. `answers` decide conflicts by their keys. */
export function mergeDrafts(
  base: DraftWords,
  mine: DraftWords,
  theirs: DraftWords,
  answers: Readonly<Record<string, string>> = {},
): MergedDraft {
  const conflicts: DraftConflict[] = [];
  const mergeText = (path: readonly string[], before: string, one: string, other: string): string => {
    const parts = hasParagraphs(path) ? mergeTexts(before, one, other) : [{ base: before, mine: one, theirs: other }];
    const decided = parts
      .filter((part) => typeof part !== 'string')
      .map((part, index): string => {
        const key = [...path, index, textMark(JSON.stringify([part.mine, part.theirs]))].join('/');
        if (answers[key] === undefined) conflicts.push({ ...part, key, ...placeOf(path) });
        return answers[key] ?? part.mine;
      });
    return resolvedText(parts, decided);
  };
  const merged = mergeValues([], treeOf(base), treeOf(mine), treeOf(theirs), mergeText) as DraftTree;
  return { draft: wordsOf(merged, [mine, theirs, base]), conflicts };
}

/** Texts of several paragraphs; of a line, such as a title, one or the other stays. */
const hasParagraphs = ([of = '', , part = '']: readonly string[]): boolean =>
  of === 'description' || of === 'outcomes' || part === 'texts';

/** A draft as one value whose parts have ids: a lesson is one item with all that it says, wherever it is moved. */
interface DraftTree extends Omit<CourseDraftContent, 'outline'> {
  units: Omit<DraftUnit, 'lessons'>[];
  lessons: (DraftLesson & {
    unitId: string;
    texts: Partial<Record<Locale, string>>;
    questions: Question[];
    cues: Cue[];
  })[];
}

function treeOf({ content: { outline, ...words }, bodies, quizzes, captions }: DraftWords): DraftTree {
  return {
    ...words,
    units: outline.map(({ lessons, ...unit }) => unit),
    lessons: outline.flatMap(({ id: unitId, lessons }) =>
      lessons.map((lesson) => ({
        ...lesson,
        unitId,
        texts: Object.fromEntries(
          LOCALES.map((locale) => [locale, bodies[lessonBodyId(lesson.id, locale)] || undefined]),
        ),
        questions: quizzes[lesson.id] ?? [],
        cues: captions[lesson.id] ?? [],
      })),
    ),
  };
}

function wordsOf({ units, lessons, ...words }: DraftTree, sides: readonly DraftWords[]): DraftWords {
  const there = new Set(units.map(({ id }) => id));
  // One side has taken a section away in which the other has written.
  const missing = [...new Set(lessons.map(({ unitId }) => unitId))].filter((id) => !there.has(id));
  const known = sides.flatMap(({ content }) => content.outline);
  const brought = missing.flatMap((id) => known.find((unit) => unit.id === id) ?? []);
  const outline = [...units, ...brought].map((unit) => ({
    id: unit.id,
    title: unit.title,
    lessons: lessons
      .filter(({ unitId }) => unitId === unit.id)
      .map(({ unitId, texts, questions, cues, ...lesson }) => lesson),
  }));
  const texts = lessons.flatMap(({ id, texts: said }) =>
    LOCALES.flatMap((locale) => (said[locale] ? [[lessonBodyId(id, locale), said[locale]]] : [])),
  );
  const quizzes = lessons.filter(({ questions }) => questions.length > 0).map(({ id, questions }) => [id, questions]);
  return {
    content: { ...words, outline },
    bodies: Object.fromEntries(texts),
    quizzes: Object.fromEntries(quizzes),
    captions: Object.fromEntries(lessons.filter(({ cues }) => cues.length > 0).map(({ id, cues }) => [id, cues])),
  };
}

/** The place of a text by its path in the tree, such as `lessons, l1, texts, ro`. */
function placeOf(path: readonly string[]): { place: TextPlace; locale: Locale } {
  const [of = '', id = '', part = ''] = path;
  const locale = LOCALES.find((candidate) => candidate === path.at(-1)) ?? 'ro';
  if (of === 'units') return { locale, place: { of: 'unit', id } };
  if (of === 'lessons') {
    const field = part === 'title' ? 'title' : part === 'questions' ? 'quiz' : 'text';
    return { locale, place: { of: 'lesson', id, field } };
  }
  const field =
    (['title', 'subtitle', 'description', 'outcomes'] as const).find((candidate) => candidate === of) ?? 'title';
  return { locale, place: { of: 'course', field } };
}
