import {
  type CourseCover,
  type CourseDraftContent,
  type Cue,
  captionsHistoryId,
  confirmAll,
  confirmParagraph,
  cuesIn,
  type DraftLesson,
  type DraftUnit,
  followOriginals,
  type GlossaryTerm,
  historyIdOf,
  historyTextId,
  LOCALES,
  type Locale,
  lessonBodyId,
  type Question,
  questionsIn,
  type TextPlace,
  type TranslatedText,
} from '@cursiv/shared-domain';
import type { DraftState } from './draft-state.ts';
import { type LessonPart, type NamedFile, type VideoFacts, withFile } from './lesson-files.ts';
import * as outline from './outline-edits.ts';

/** One edit of a draft. */
export type DraftEdit =
  | { type: 'text'; field: 'title' | 'subtitle' | 'description'; locale: Locale; text: string }
  | { type: 'outcomes'; locale: Locale; items: string[] }
  | {
      type: 'choose';
      choice: Partial<Pick<CourseDraftContent, 'baseLocale' | 'categoryId' | 'level' | 'isSequential'>>;
    }
  | { type: 'glossary'; terms: GlossaryTerm[] }
  | { type: 'outline'; outline: DraftUnit[] }
  | { type: 'addUnit'; unit: DraftUnit; index?: number }
  | { type: 'removeUnit'; id: string }
  | { type: 'moveUnit'; id: string; by: outline.Step }
  | { type: 'placeUnit'; id: string; index: number }
  | { type: 'unitTitle'; unit: DraftUnit; locale: Locale; text: string }
  | { type: 'addLesson'; unitId: string; lesson: DraftLesson; index?: number }
  | { type: 'removeLesson'; id: string }
  | { type: 'moveLesson'; id: string; by: outline.Step }
  | { type: 'placeLesson'; id: string; unitId: string; index: number }
  | { type: 'lesson'; id: string; change: Partial<Omit<DraftLesson, 'id'>> }
  | { type: 'lessonFile'; id: string; part: LessonPart; file: NamedFile; facts?: VideoFacts | undefined }
  | { type: 'body'; lessonId: string; locale: Locale; text: string }
  | { type: 'cover'; cover: CourseCover | undefined }
  | { type: 'captions'; lessonId: string; change: (cues: Cue[]) => Cue[] }
  /** A paragraph of a translation, or all of it, says what its source says. */
  | { type: 'confirm'; lessonId: string; locale: Locale; place?: number }
  | { type: 'quiz'; lessonId: string; change: (questions: Question[]) => Question[] }
  /** What the text at a place said before is brought back, from an entry of its history. */
  | { type: 'restore'; place: TextPlace; locale: Locale; from: string; text: string };

function editedOutline(present: DraftUnit[], edit: DraftEdit): DraftUnit[] {
  switch (edit.type) {
    case 'addUnit':
      return outline.addUnit(present, edit.unit, edit.index);
    case 'removeUnit':
      return outline.removeUnit(present, edit.id);
    case 'moveUnit':
      return outline.moveUnit(present, edit.id, edit.by);
    case 'placeUnit':
      return outline.placeUnit(present, edit.id, edit.index);
    case 'unitTitle':
      return outline.changeUnit(present, edit.unit.id, { ...edit.unit.title, [edit.locale]: edit.text });
    case 'addLesson':
      return outline.addLesson(present, edit.unitId, edit.lesson, edit.index);
    case 'removeLesson':
      return outline.removeLesson(present, edit.id);
    case 'moveLesson':
      return outline.moveLesson(present, edit.id, edit.by);
    case 'placeLesson':
      return outline.placeLesson(present, edit.id, edit.unitId, edit.index);
    case 'lesson':
      return outline.changeLesson(present, edit.id, (lesson) => ({ ...lesson, ...edit.change }));
    case 'lessonFile':
      return outline.changeLesson(present, edit.id, (lesson) => withFile(lesson, edit.part, edit.file, edit.facts));
    default:
      return present;
  }
}

function editedContent(content: CourseDraftContent, edit: DraftEdit): CourseDraftContent {
  switch (edit.type) {
    case 'text':
      return { ...content, [edit.field]: { ...content[edit.field], [edit.locale]: edit.text } };
    case 'outcomes':
      return { ...content, outcomes: { ...content.outcomes, [edit.locale]: edit.items } };
    case 'cover':
      return { ...content, cover: edit.cover };
    case 'choose':
      return { ...content, ...edit.choice };
    case 'glossary':
      return { ...content, glossary: edit.terms };
    case 'outline':
      return { ...content, outline: edit.outline };
    default:
      return { ...content, outline: editedOutline(content.outline, edit) };
  }
}

function withTranslation(
  state: DraftState,
  { lessonId, locale }: { lessonId: string; locale: Locale },
  change: (present: TranslatedText, source: string) => TranslatedText,
): DraftState {
  const id = lessonBodyId(lessonId, locale);
  const source = state.bodies[lessonBodyId(lessonId, state.content.baseLocale)] ?? '';
  const { text, originals } = change({ text: state.bodies[id] ?? '', originals: state.originals[id] ?? [] }, source);
  return { ...state, bodies: { ...state.bodies, [id]: text }, originals: { ...state.originals, [id]: originals } };
}

/** A text of the base language, or a translation, which follows the source that stands beside it. */
function withText(
  state: DraftState,
  { lessonId, locale, text }: { lessonId: string; locale: Locale; text: string },
): DraftState {
  if (locale === state.content.baseLocale)
    return { ...state, bodies: { ...state.bodies, [lessonBodyId(lessonId, locale)]: text } };
  return withTranslation(state, { lessonId, locale }, (present, source) => followOriginals(present, text, source));
}

/** The draft after an edit. Texts and quizzes of removed lessons stay, so that undo can restore them. */
export function editDraft(state: DraftState, edit: DraftEdit): DraftState {
  switch (edit.type) {
    case 'restore':
      return restored(state, edit);
    case 'body':
      return withText(typedOn(state, historyTextId(edit.lessonId, edit.locale)), edit);
    case 'confirm':
      return withTranslation(state, edit, (present, source) =>
        edit.place === undefined ? confirmAll(source, present) : confirmParagraph(source, present, edit.place),
      );
    case 'captions': {
      const cues = edit.change(state.captions[edit.lessonId] ?? []);
      const typed = typedOn(state, captionsHistoryId(edit.lessonId));
      return { ...typed, captions: { ...typed.captions, [edit.lessonId]: cues } };
    }
    case 'quiz': {
      const questions = edit.change(state.quizzes[edit.lessonId] ?? []);
      const typed = typedOn(state, historyTextId(edit.lessonId));
      return { ...typed, quizzes: { ...typed.quizzes, [edit.lessonId]: questions } };
    }
    default:
      return titlesIn(edit).reduce(typedOn, { ...state, content: editedContent(state.content, edit) });
  }
}

/** Who writes on after a text was brought back begins an entry of their own. */
function typedOn(state: DraftState, textId: string): DraftState {
  if (!state.restored?.[textId]) return state;
  const { [textId]: _, ...others } = state.restored;
  return { ...state, restored: others };
}

function restored(
  state: DraftState,
  { place, locale, from, text }: Extract<DraftEdit, { type: 'restore' }>,
): DraftState {
  return { ...said(state, place, locale, text), restored: { ...state.restored, [historyIdOf(place, locale)]: from } };
}

/** The draft in which the text at a place is another. */
function said(state: DraftState, place: TextPlace, locale: Locale, text: string): DraftState {
  const { content, captions, quizzes } = state;
  const put = (edit: DraftEdit) => ({ ...state, content: editedContent(content, edit) });
  if (place.of === 'course') {
    if (place.field === 'cover') return state;
    if (place.field === 'outcomes') return put({ type: 'outcomes', locale, items: text.split('\n') });
    return put({ type: 'text', field: place.field, locale, text });
  }
  if (place.of === 'unit') {
    const unit = content.outline.find(({ id }) => id === place.id);
    return unit ? put({ type: 'unitTitle', unit, locale, text }) : state;
  }
  switch (place.field) {
    case 'title': {
      const lesson = content.outline.flatMap(({ lessons }) => lessons).find(({ id }) => id === place.id);
      return lesson
        ? put({ type: 'lesson', id: place.id, change: { title: { ...lesson.title, [locale]: text } } })
        : state;
    }
    case 'quiz':
      return { ...state, quizzes: { ...quizzes, [place.id]: questionsIn(text) } };
    case 'captions':
      return { ...state, captions: { ...captions, [place.id]: cuesIn(text) } };
    case 'text':
      return withText(state, { lessonId: place.id, locale, text });
  }
}

/** The titles and descriptions that an edit types on. */
function titlesIn(edit: DraftEdit): string[] {
  const inAll = (place: TextPlace) => LOCALES.map((locale) => historyIdOf(place, locale));
  if (edit.type === 'text') return [historyIdOf({ of: 'course', field: edit.field }, edit.locale)];
  if (edit.type === 'outcomes') return [historyIdOf({ of: 'course', field: 'outcomes' }, edit.locale)];
  if (edit.type === 'unitTitle') return [historyIdOf({ of: 'unit', id: edit.unit.id }, edit.locale)];
  return edit.type === 'lesson' && edit.change.title ? inAll({ of: 'lesson', id: edit.id, field: 'title' }) : [];
}
