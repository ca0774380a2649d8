import { redo, undo } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { MARKDOWN_COMMANDS, type MarkdownCommand } from './markdown-commands.ts';
import { named, nameOf, newState, takeOver } from './open-view.ts';
import { type Marks, setMarks } from './paragraph-marks.ts';
import type { TextEvents, TextSettings } from './text-events.ts';

/** A text that was open before, with what can be undone in it, and whoever is told of it now. */
export interface OpenedText {
  state: EditorState;
  events: { current: TextEvents };
  /** Whether somebody was writing in it as it was closed. */
  wasInHand: boolean;
}

/** What can be done to a text from outside of it. */
export interface TextHandle {
  isOpen(): boolean;
  /** Brings a place into view; the caret comes along where it was never put anywhere. */
  show(at: number, isInHand: boolean): void;
  /** Throws while the text is not open. */
  view: EditorView;
  run(command: MarkdownCommand): void;
  undo(): void;
  redo(): void;
}

/** A text that others change, too. */
export interface WrittenText {
  present(): string;
  /** Calls back after a change of this text or of others; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export type CodeMirrorTextProps = {
  /** The place of the text for links and focus requests. */
  id: string;
  written: WrittenText;
  settings: TextSettings;
  marks: Marks;
  /** Texts that were open before, with what can be undone in them. */
  opened: Map<string, OpenedText>;
  events: TextEvents;
  className: string | undefined;
  ref: Ref<TextHandle>;
};

/**
 * A Markdown text in CodeMirror. It stands in a shadow tree of its own: there its styles need no exception from the
 * page's policy, and the page's styles do not reach it.
 */
export default function CodeMirrorText({
  id,
  written,
  settings,
  marks,
  opened,
  events,
  className,
  ref,
}: CodeMirrorTextProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [told] = useState(() => opened.get(id)?.events ?? { current: events });
  useEffect(() => {
    told.current = events;
  });
  const open = useEffectEvent((root: ShadowRoot) => {
    const before = opened.get(id)?.state;
    const text = written.present();
    const state = before?.doc.toString() === text ? before : newState(text, settings, () => told.current);
    return new EditorView({ state, root, parent: root });
  });
  const wasInHand = useRef(false);
  // Only until the text is taken from the page, it knows whether it has the focus.
  useLayoutEffect(
    () => () => {
      wasInHand.current = view.current?.hasFocus ?? false;
    },
    [],
  );
  const close = useEffectEvent(({ state }: EditorView) =>
    opened.set(id, { state, events: told, wasInHand: wasInHand.current }),
  );
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open', delegatesFocus: true });
    const shown = open(root);
    view.current = shown;
    // The element around the text comes first where the focus is handed in.
    shown.scrollDOM.addEventListener('focus', () => shown.focus());
    return () => {
      close(shown);
      shown.destroy();
      view.current = undefined;
    };
  }, []);
  useEffect(() => {
    const follow = () => view.current && takeOver(view.current, written.present());
    follow();
    return written.subscribe(follow);
  }, [written]);
  useEffect(() => {
    // What was found in an older text is out of place; marks of the present one are on their way.
    if (view.current?.state.doc.toString() === marks.of) view.current.dispatch({ effects: setMarks.of(marks) });
  }, [marks]);
  useEffect(() => view.current?.dispatch({ effects: named.reconfigure(nameOf(settings)) }), [settings]);
  useImperativeHandle(ref, () => handleOf(() => view.current), []);
  return <div ref={host} id={id} className={className} />;
}

function handleOf(current: () => EditorView | undefined): TextHandle {
  const shown = () => {
    const view = current();
    if (!view) throw new Error('The text is not open');
    return view;
  };
  const act = (command: (view: EditorView) => boolean) => {
    command(shown());
    shown().focus();
  };
  return {
    isOpen: () => current() !== undefined,
    show(at, isInHand) {
      const view = shown();
      const isNew = view.state.selection.main.head === 0;
      view.dispatch({
        ...(isNew && { selection: { anchor: at } }),
        effects: EditorView.scrollIntoView(at, { y: 'center' }),
      });
      if (isInHand) view.focus();
    },
    get view() {
      return shown();
    },
    run: (command) => act((view) => MARKDOWN_COMMANDS[command](view)),
    undo: () => act(undo),
    redo: () => act(redo),
  };
}
