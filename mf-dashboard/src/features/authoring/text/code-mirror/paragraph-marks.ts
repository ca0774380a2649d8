import { type ChangeSet, type EditorState, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutter, WidgetType } from '@codemirror/view';
import type { ParagraphState } from '@cursiv/shared-domain';
import { STATE_DRAWINGS } from '../bilingual/state-drawings.ts';

/** What is shown beside and in a text. Positions are of the text in which they were found. */
export interface Marks {
  of: string;
  paragraphs: readonly { from: number; to: number; state?: ParagraphState; isHere: boolean }[];
  /** Words that the glossary calls otherwise. */
  strays: readonly { from: number; to: number }[];
}

/** Room above the line at a position, or after the last one (-1), so that what belongs together stands side by side. */
export interface Space {
  at: number;
  height: number;
  /** The name of the button that begins the paragraph that is missing there. */
  missing?: string;
}

export const setMarks = StateEffect.define<Marks>();
export const setSpaces = StateEffect.define<readonly Space[]>();

const NO_MARKS: Marks = { of: '', paragraphs: [], strays: [] };

class StateMarker extends GutterMarker {
  readonly state: ParagraphState;
  constructor(state: ParagraphState) {
    super();
    this.state = state;
  }
  override eq(other: StateMarker) {
    return other.state === this.state;
  }
  override toDOM() {
    const dom = document.createElement('span');
    dom.className = `cm-state-${this.state}`;
    dom.append(STATE_DRAWINGS[this.state]());
    return dom;
  }
}

const inOrder = <Place extends { from: number }>(places: readonly Place[]) =>
  [...places].sort((one, other) => one.from - other.from);

function decorationsOf({ paragraphs, strays }: Marks, { doc }: EditorState): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (const { from, to, state, isHere } of paragraphs) {
    const names = [state && `cm-at-${state}`, isHere && 'cm-here'].filter(Boolean).join(' ');
    if (names === '' || to > doc.length) continue;
    const last = doc.lineAt(to).number;
    for (let line = doc.lineAt(from).number; line <= last; line += 1) {
      const at = doc.line(line).from;
      lines.add(at, at, Decoration.line({ class: names }));
    }
  }
  const words = inOrder(strays).filter(({ from, to }) => to <= doc.length && from < to);
  return lines.finish().update({
    add: words.map(({ from, to }) => Decoration.mark({ class: 'cm-stray' }).range(from, to)),
    sort: true,
  });
}

interface Marked {
  marks: Marks;
  decorations: DecorationSet;
}

export const marksField = StateField.define<Marked>({
  create: () => ({ marks: NO_MARKS, decorations: Decoration.none }),
  update(value, transaction) {
    for (const effect of transaction.effects)
      if (effect.is(setMarks))
        return { marks: effect.value, decorations: decorationsOf(effect.value, transaction.state) };
    return transaction.docChanged ? moved(value, transaction.changes) : value;
  },
  provide: (field) => EditorView.decorations.from(field, ({ decorations }) => decorations),
});

const moved = ({ marks, decorations }: Marked, changes: ChangeSet): Marked => ({
  marks: {
    ...marks,
    paragraphs: marks.paragraphs.map((it) => ({ ...it, from: changes.mapPos(it.from), to: changes.mapPos(it.to) })),
  },
  decorations: decorations.map(changes),
});

/** The signs beside the paragraphs of a translation. */
export const stateGutter = gutter({
  class: 'cm-state',
  lineMarker: (view, { from }) => {
    const at = view.state.field(marksField).marks.paragraphs.find((it) => it.from === from);
    return at?.state ? new StateMarker(at.state) : null;
  },
  lineMarkerChange: ({ startState, state }) => startState.field(marksField) !== state.field(marksField),
});

class SpaceWidget extends WidgetType {
  readonly #space: Space;
  readonly #begin: (at: number) => void;
  constructor(space: Space, begin: (at: number) => void) {
    super();
    this.#space = space;
    this.#begin = begin;
  }
  override eq(other: SpaceWidget) {
    return other.#space.height === this.#space.height && other.#space.missing === this.#space.missing;
  }
  override get estimatedHeight() {
    return this.#space.height;
  }
  override toDOM(view: EditorView) {
    const dom = document.createElement('div');
    dom.className = 'cm-space';
    dom.style.height = `${this.#space.height}px`;
    const { missing } = this.#space;
    if (missing === undefined) return dom;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'cm-missing';
    button.textContent = missing;
    button.addEventListener('click', () => this.#begin(view.posAtDOM(dom)));
    dom.append(button);
    return dom;
  }
  override ignoreEvent() {
    return true;
  }
}

/** Where room is kept free now: places move along with what is typed before them. */
export const shownSpaces = StateField.define<readonly Space[]>({
  create: () => [],
  update(value, { effects, changes, docChanged }) {
    const set = effects.find((effect) => effect.is(setSpaces));
    if (set) return set.value as readonly Space[];
    if (!docChanged) return value;
    return value.map((space) => (space.at < 0 ? space : { ...space, at: changes.mapPos(space.at, -1) }));
  },
});

/** The room that is kept free in a text; `begin` is told where somebody wants to write what is missing. */
export const spacesField = (begin: (at: number) => void) =>
  StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(value, { effects, changes, state }) {
      const set = effects.find((effect) => effect.is(setSpaces));
      if (!set) return value.map(changes);
      const spaces = (set.value as readonly Space[]).filter(({ at }) => at <= state.doc.length);
      return Decoration.set(
        spaces.map((space) =>
          Decoration.widget({
            widget: new SpaceWidget(space, begin),
            block: true,
            side: space.at < 0 ? 1 : -1,
          }).range(space.at < 0 ? state.doc.length : space.at),
        ),
        true,
      );
    },
    provide: (field) => EditorView.decorations.from(field),
  });
