import type { CourseDraftContent, DraftLesson, DraftSection, Locale } from '@cursiv/shared-domain';
import { lessonBodyId } from '@cursiv/shared-domain';
import type { DraftState } from './draft-state.ts';
import { type LessonPart, withFile } from './lesson-files.ts';
import * as outline from './outline-edits.ts';

/** One edit of a draft. */
export type DraftEdit =
  | { type: 'text'; field: 'title' | 'subtitle' | 'description'; locale: Locale; text: string }
  | { type: 'outcomes'; locale: Locale; items: string[] }
  | { type: 'choose'; choice: Partial<Pick<CourseDraftContent, 'baseLocale' | 'categoryId' | 'level'>> }
  | { type: 'addSection'; section: DraftSection; index?: number }
  | { type: 'removeSection'; id: string }
  | { type: 'moveSection'; id: string; by: outline.Step }
  | { type: 'sectionTitle'; section: DraftSection; locale: Locale; text: string }
  | { type: 'addLesson'; sectionId: string; lesson: DraftLesson; index?: number }
  | { type: 'removeLesson'; id: string }
  | { type: 'moveLesson'; id: string; by: outline.Step }
  | { type: 'lesson'; id: string; change: Partial<Omit<DraftLesson, 'id'>> }
  | { type: 'lessonFile'; id: string; part: LessonPart; path: string; contentType: string }
  | { type: 'body'; lessonId: string; locale: Locale; text: string };

function editedOutline(present: DraftSection[], edit: DraftEdit): DraftSection[] {
  switch (edit.type) {
    case 'addSection':
      return outline.addSection(present, edit.section, edit.index);
    case 'removeSection':
      return outline.removeSection(present, edit.id);
    case 'moveSection':
      return outline.moveSection(present, edit.id, edit.by);
    case 'sectionTitle':
      return outline.changeSection(present, edit.section.id, { ...edit.section.title, [edit.locale]: edit.text });
    case 'addLesson':
      return outline.addLesson(present, edit.sectionId, edit.lesson, edit.index);
    case 'removeLesson':
      return outline.removeLesson(present, edit.id);
    case 'moveLesson':
      return outline.moveLesson(present, edit.id, edit.by);
    case 'lesson':
      return outline.changeLesson(present, edit.id, (lesson) => ({ ...lesson, ...edit.change }));
    case 'lessonFile':
      return outline.changeLesson(present, edit.id, (lesson) =>
        withFile(lesson, edit.part, edit.path, edit.contentType),
      );
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
    case 'choose':
      return { ...content, ...edit.choice };
    default:
      return { ...content, outline: editedOutline(content.outline, edit) };
  }
}

/** The draft after an edit. Texts of removed lessons stay, so that undo can restore them. */
export function editDraft(state: DraftState, edit: DraftEdit): DraftState {
  if (edit.type === 'body') {
    return { ...state, bodies: { ...state.bodies, [lessonBodyId(edit.lessonId, edit.locale)]: edit.text } };
  }
  return { ...state, content: editedContent(state.content, edit) };
}
