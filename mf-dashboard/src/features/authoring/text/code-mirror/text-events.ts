import type { EditorView } from '@codemirror/view';

/** What a text tells whoever shows it. */
export interface TextEvents {
  changed(text: string): void;
  /** The caret stands elsewhere; what was typed has moved it, or somebody has put it there. */
  caretAt(place: number, isTyped: boolean): void;
  /** So much does not fit; nothing of it was taken. */
  refused(length: number): void;
  /** Pictures were pasted or dropped. */
  pictures(files: readonly File[], view: EditorView): void;
  /** Heights or places have changed. */
  laidOut(): void;
  confirm(): void;
  next(by: -1 | 1): void;
  /** Somebody wants to write a paragraph that is missing. */
  begin(at: number): void;
}

export interface TextSettings {
  label: string;
  description: string;
  lang: string;
  maxLength: number;
  placeholder: string;
  /** Whether signs of its paragraphs' states stand beside the text. */
  isTranslation: boolean;
}
