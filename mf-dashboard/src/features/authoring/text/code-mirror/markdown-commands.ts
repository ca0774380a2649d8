import { type ChangeSpec, EditorSelection, type Line, type StateCommand } from '@codemirror/state';

/** Puts a sign around what is selected, or takes it away again. */
const around =
  (sign: string): StateCommand =>
  ({ state, dispatch }) => {
    const { length } = sign;
    const changes = state.changeByRange(({ from, to }) => {
      const isAround =
        state.sliceDoc(from - length, from) === sign &&
        state.sliceDoc(to, to + length) === sign &&
        // One star inside two is bold, not italic.
        !(length === 1 && state.sliceDoc(from - 2, from) === sign + sign);
      return isAround
        ? {
            changes: [
              { from: from - length, to: from },
              { from: to, to: to + length },
            ],
            range: EditorSelection.range(from - length, to - length),
          }
        : {
            changes: [
              { from, insert: sign },
              { from: to, insert: sign },
            ],
            range: EditorSelection.range(from + length, to + length),
          };
    });
    dispatch(state.update(changes, { scrollIntoView: true, userEvent: 'input' }));
    return true;
  };

const PREFIX = /^(\s*)(#{1,6} |> |[-*+•] |\d+[.)] )?/;

/** Begins each selected line with a sign, in place of another one, or takes the same away again. */
const lineStart =
  (signOf: (place: number) => string): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const lines: Line[] = [];
    for (let at = from; at <= to; at = (lines.at(-1)?.to ?? to) + 1) lines.push(state.doc.lineAt(at));
    const present = lines.map((line) => PREFIX.exec(line.text) ?? ['', '', undefined]);
    const isThere = present.every(([, , sign], index) => sign === signOf(index));
    const changes = lines.map((line, index): ChangeSpec => {
      const [, blank = '', sign = ''] = present[index] ?? [];
      const start = line.from + blank.length;
      return { from: start, to: start + sign.length, insert: isThere ? '' : signOf(index) };
    });
    dispatch(state.update({ changes, scrollIntoView: true, userEvent: 'input' }));
    return true;
  };

/** A link of the selected words; the caret stands where the address belongs. */
const link: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  const words = state.sliceDoc(from, to);
  const at = from + words.length + 3;
  dispatch(
    state.update({
      changes: { from, to, insert: `[${words}](https://)` },
      selection: words ? EditorSelection.range(at, at + 8) : EditorSelection.cursor(from + 1),
      scrollIntoView: true,
      userEvent: 'input',
    }),
  );
  return true;
};

/** Code inside a line, or a block of it where whole lines are selected. */
const code: StateCommand = (target) => {
  const { state, dispatch } = target;
  const { from, to } = state.selection.main;
  const words = state.sliceDoc(from, to);
  if (!words.includes('\n')) return around('`')(target);
  dispatch(state.update({ changes: { from, to, insert: `\`\`\`\n${words}\n\`\`\`` }, userEvent: 'input' }));
  return true;
};

/** What the toolbar and its shortcuts do. */
export const MARKDOWN_COMMANDS = {
  bold: around('**'),
  italic: around('*'),
  heading: lineStart(() => '## '),
  link,
  list: lineStart(() => '- '),
  numbers: lineStart((place) => `${place + 1}. `),
  quote: lineStart(() => '> '),
  code,
} satisfies Record<string, StateCommand>;

export type MarkdownCommand = keyof typeof MARKDOWN_COMMANDS;

const LIST_LINE = /^(\s*)([-*+•]|(\d+)([.)])|>) (\[[ x]\] )?/;

/** A new line goes on with the list or the quote that it stands in; an empty item ends it. */
export const continueList: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  const [sign = '', blank = '', mark = '', number, dot, box] = LIST_LINE.exec(line.text) ?? [];
  if (!main.empty || sign === '' || main.head < line.from + sign.length) return false;
  if (line.text === sign.trimEnd() || line.text === sign) {
    dispatch(state.update({ changes: { from: line.from, to: line.to }, userEvent: 'input' }));
    return true;
  }
  const next = number ? `${Number(number) + 1}${dot}` : mark;
  const insert = `\n${blank}${next} ${box ? '[ ] ' : ''}`;
  dispatch(
    state.update({
      changes: { from: main.head, insert },
      selection: EditorSelection.cursor(main.head + insert.length),
      scrollIntoView: true,
      userEvent: 'input',
    }),
  );
  return true;
};
