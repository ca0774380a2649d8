import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { listed, listPoints } from './list-points.ts';
import { continueList, MARKDOWN_COMMANDS } from './markdown-commands.ts';
import { markdownLanguage } from './markdown-language.ts';

const opened = (doc: string, at = doc.length) =>
  new EditorView({
    parent: document.body,
    state: EditorState.create({
      doc,
      selection: { anchor: at },
      extensions: [markdownLanguage.extension, listPoints],
    }),
  });

/** Types as the browser reports it, which asks what handles input first. */
function type(view: EditorView, text: string): string {
  const { from, to } = view.state.selection.main;
  const insert = () =>
    view.state.update({ changes: { from, to, insert: text }, selection: { anchor: from + text.length } });
  const isHandled = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, text, insert));
  if (!isHandled) view.dispatch(insert());
  return view.state.doc.toString();
}

/** Pastes into the text as a person does. */
function paste(view: EditorView, text: string): string {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text, files: [], types: ['text/plain'] } });
  view.contentDOM.dispatchEvent(event);
  return view.state.doc.toString();
}

describe('a point at a line’s start', () => {
  it('becomes a list item as it is typed, and the caret goes on behind it', () => {
    const view = opened('Ai nevoie de:\n');
    type(view, '•');
    expect(type(view, 'apă')).toBe('Ai nevoie de:\n- apă');
    continueList(view);
    expect(type(view, 'hârtie')).toBe('Ai nevoie de:\n- apă\n- hârtie');
  });

  it('becomes list items where it is pasted, also from the middle of a line on', () => {
    expect(paste(opened(''), '• unu\n• doi')).toBe('- unu\n- doi');
    expect(paste(opened('Lista: '), 'are\n• unu\n• doi')).toBe('Lista: are\n- unu\n- doi');
  });

  it.each([
    ['inside a line', 'unu ', '•', 'unu •'],
    ['in a block of code', '```\n', '• x', '```\n• x'],
    ['where there is none', '', 'text\n- unu', 'text\n- unu'],
  ])('stays as it is %s', (_, doc, text, whole) => {
    expect(listed(opened(doc).state, doc.length, text)).toBe(text);
    expect(type(opened(doc), text)).toBe(whole);
  });

  it('that was there before is gone on with, and is made a list by the button', () => {
    const view = opened('• unu');
    continueList(view);
    expect(view.state.doc.toString()).toBe('• unu\n• ');
    const other = opened('• unu');
    MARKDOWN_COMMANDS.list(other);
    expect(other.state.doc.toString()).toBe('- unu');
  });
});
