import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { TextEvents } from './text-events.ts';

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

const ADDRESS = /^https?:\/\/\S+$/;

/** What is pasted or dropped: pictures are sent on, what does not fit is refused whole, an address makes a link of the words. */
export const readPasted = (maxLength: number, events: () => TextEvents): Extension =>
  EditorView.domEventHandlers({
    paste(event, view) {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const { from, to } = view.state.selection.main;
      if (view.state.doc.length - (to - from) + text.length > maxLength) {
        event.preventDefault();
        events().refused(text.length);
        return true;
      }
      const pictures = picturesIn(event.clipboardData);
      if (text === '' && pictures.length > 0) {
        event.preventDefault();
        events().pictures(pictures, view);
        return true;
      }
      if (from === to || !ADDRESS.test(text.trim())) return false;
      event.preventDefault();
      const words = view.state.sliceDoc(from, to);
      view.dispatch({ changes: { from, to, insert: `[${words}](${text.trim()})` }, userEvent: 'input.paste' });
      return true;
    },
    drop(event, view) {
      const pictures = picturesIn(event.dataTransfer);
      if (pictures.length === 0) return false;
      event.preventDefault();
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
      if (at !== null) view.dispatch({ selection: { anchor: at } });
      events().pictures(pictures, view);
      return true;
    },
  });
