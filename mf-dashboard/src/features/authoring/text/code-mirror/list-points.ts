import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { withListSigns } from '@cursiv/shared-ui';

/** Whether an insertion is the first thing of its line, outside of code. */
function beginsLine(state: EditorState, at: number): boolean {
  const line = state.doc.lineAt(at);
  return state.sliceDoc(line.from, at).trim() === '' && !isInCode(state, at);
}

const isInCode = (state: EditorState, at: number): boolean => {
  for (let node = syntaxTree(state).resolveInner(at, -1); ; ) {
    if (node.name === 'FencedCode' || node.name === 'CodeText') return true;
    if (!node.parent) return false;
    node = node.parent;
  }
};

/** What comes in at a place, with Markdown's sign where a line begins with a point. */
export function listed(state: EditorState, at: number, text: string): string {
  if (isInCode(state, at)) return text;
  // Phones have the point on a key: it is meant before the words come.
  if (text.trim() === '•' && beginsLine(state, at)) return '- ';
  if (beginsLine(state, at)) return withListSigns(text);
  const [first = '', ...rest] = text.split('\n');
  return rest.length === 0 ? text : `${first}\n${withListSigns(rest.join('\n'))}`;
}

/** A point that is typed, pasted or dropped at a line's start begins a list. */
export const listPoints: Extension = [
  EditorView.clipboardInputFilter.of((text, state) => listed(state, state.selection.main.from, text)),
  EditorView.inputHandler.of((view, from, to, text) => {
    const meant = listed(view.state, from, text);
    if (meant === text) return false;
    view.dispatch({
      changes: { from, to, insert: meant },
      selection: { anchor: from + meant.length },
      scrollIntoView: true,
      userEvent: 'input.type',
    });
    return true;
  }),
];
