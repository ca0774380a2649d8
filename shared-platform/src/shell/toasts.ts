import { shownList } from './shown-list.ts';

/** A short message about something that has just happened. */
export type Toast = {
  id: number;
  text: string;
  tone: 'neutral' | 'success' | 'danger';
  /** Usually undo. Pressing it closes the message. */
  action: { label: string; onSelect: () => void } | undefined;
};

const { list, subscribe, show } = shownList<Toast>();

/** The messages on the page. */
export const toasts = { list, subscribe };

let id = 0;

/** Shows a short message about something that has just happened. Two with the same text become one. */
export function toast(text: string, { tone = 'neutral', action }: Partial<Pick<Toast, 'tone' | 'action'>> = {}): void {
  id += 1;
  show([...list().filter((other) => other.text !== text), { id, text, tone, action }]);
}

/** Removes a message; does nothing if it has already gone. */
export function dismissToast(gone: number): void {
  show(list().filter((toast) => toast.id !== gone));
}
