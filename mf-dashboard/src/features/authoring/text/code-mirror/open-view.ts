import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { Annotation, Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { listPoints } from './list-points.ts';
import { continueList, MARKDOWN_COMMANDS } from './markdown-commands.ts';
import { markdownLanguage } from './markdown-language.ts';
import { marksField, shownSpaces, spacesField, stateGutter } from './paragraph-marks.ts';
import { readPasted } from './read-pasted.ts';
import type { TextEvents, TextSettings } from './text-events.ts';
import { theme } from './theme.ts';

/** Text that comes from elsewhere is never refused, and is not undone here. */
const fromElsewhere = Annotation.define<true>();

/** The settings of a view, which may change while it stays. */
export const named = new Compartment();

export const nameOf = ({ label, description, lang }: TextSettings): Extension =>
  EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-description': description,
    lang,
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
  });

const run = (act: () => void) => () => {
  act();
  return true;
};

/** The state of a text that was never opened before. */
export function newState(text: string, settings: TextSettings, events: () => TextEvents): EditorState {
  const fits = EditorState.changeFilter.of((transaction) => {
    const length = transaction.newDoc.length;
    const isFine =
      transaction.annotation(fromElsewhere) === true ||
      length <= settings.maxLength ||
      length <= transaction.startState.doc.length;
    if (!isFine) queueMicrotask(() => events().refused(length - transaction.startState.doc.length));
    return isFine;
  });
  return EditorState.create({
    doc: text,
    extensions: [
      history({ newGroupDelay: 800 }),
      fits,
      named.of(nameOf(settings)),
      placeholder(settings.placeholder),
      EditorView.lineWrapping,
      markdownLanguage.extension,
      theme,
      marksField,
      shownSpaces,
      spacesField((at) => events().begin(at)),
      settings.isTranslation ? stateGutter : [],
      readPasted(settings.maxLength, events),
      listPoints,
      keymap.of([
        { key: 'Mod-b', run: MARKDOWN_COMMANDS.bold },
        { key: 'Mod-i', run: MARKDOWN_COMMANDS.italic },
        { key: 'Mod-k', run: MARKDOWN_COMMANDS.link },
        { key: 'Mod-Alt-2', run: MARKDOWN_COMMANDS.heading },
        { key: 'Mod-Shift-8', run: MARKDOWN_COMMANDS.list },
        { key: 'Mod-Shift-7', run: MARKDOWN_COMMANDS.numbers },
        { key: 'Mod-Shift-9', run: MARKDOWN_COMMANDS.quote },
        { key: 'Mod-e', run: MARKDOWN_COMMANDS.code },
        { key: 'Mod-Enter', run: run(() => events().confirm()) },
        { key: 'F8', run: run(() => events().next(1)), shift: run(() => events().next(-1)) },
        { key: 'Enter', run: continueList },
        // No key for Tab: it leads on to the next field, as everywhere on the page.
        ...historyKeymap,
        ...defaultKeymap,
      ]),
      EditorView.updateListener.of(({ docChanged, selectionSet, geometryChanged, state, transactions, view }) => {
        const isOwn = transactions.some((it) => it.docChanged && it.annotation(fromElsewhere) !== true);
        if (docChanged && isOwn) events().changed(state.doc.toString());
        if ((docChanged || selectionSet) && view.hasFocus) events().caretAt(state.selection.main.head, docChanged);
        if (docChanged || geometryChanged) events().laidOut();
      }),
      EditorView.domEventHandlers({
        focus: (_, view) => events().caretAt(view.state.selection.main.head, false),
      }),
    ],
  });
}

/** Takes over a text that was changed elsewhere: only where it differs, so that the caret stays. */
export function takeOver(view: EditorView, text: string): void {
  const present = view.state.doc.toString();
  if (present === text) return;
  const shorter = Math.min(present.length, text.length);
  let start = 0;
  while (start < shorter && present[start] === text[start]) start += 1;
  let end = 0;
  while (end < shorter - start && present.at(-1 - end) === text.at(-1 - end)) end += 1;
  view.dispatch({
    changes: { from: start, to: present.length - end, insert: text.slice(start, text.length - end) },
    annotations: [fromElsewhere.of(true), Transaction.addToHistory.of(false)],
  });
}
