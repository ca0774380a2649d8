export type Toast = {
  id: string;
  text: string;
  tone: 'neutral' | 'success' | 'danger';
  /** Usually undo. Pressing it closes the message. */
  action?: { label: string; onSelect: () => void };
};

type ToastStore = {
  list: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
  update: (change: (toasts: readonly Toast[]) => readonly Toast[]) => void;
};

const key = Symbol.for('cursiv.toasts');

function createStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  const listeners = new Set<() => void>();
  return {
    list: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (change) => {
      toasts = change(toasts);
      for (const listener of listeners) listener();
    },
  };
}

/**
 * The page's one list of toasts. Each section contains its own copy of this module, but only the shell shows the list,
 * so it is stored on the window under a registered symbol.
 */
export function toastStore(): ToastStore {
  const home = globalThis as { [key]?: ToastStore };
  home[key] ??= createStore();
  return home[key];
}

let count = 0;

/** Shows a short message about something that has just happened; returns its id. Two with the same text become one. */
export function toast(
  text: string,
  { tone = 'neutral', action }: Partial<Pick<Toast, 'tone' | 'action'>> = {},
): string {
  count += 1;
  const id = `${Date.now()}-${count}`;
  const next: Toast = { id, text, tone, ...(action && { action }) };
  toastStore().update((toasts) => [...toasts.filter((shown) => shown.text !== text), next]);
  return id;
}

/** Removes a message; does nothing if it has already gone. */
export function dismissToast(id: string): void {
  toastStore().update((toasts) => toasts.filter((shown) => shown.id !== id));
}
