import { useEffect } from 'react';
import type { EditSession } from './edit-session.ts';

/** The part of react-hook-form's form that is needed. */
interface SessionForm<Doc> {
  reset(values: Doc): void;
  watch(heard: (values: unknown, change: { name?: string | undefined }) => void): { unsubscribe(): void };
}

/** Puts an edit session's document into a form, which begins with the session's `doc` as its default values. */
export function useSessionForm<Doc>(editing: EditSession<Doc>, { reset, watch }: SessionForm<NoInfer<Doc>>): void {
  useEffect(() => {
    let shown = editing.state().doc;
    const listening = watch((values, { name }) => {
      // A change of one field is an edit; a change of all at once is a reset by code.
      if (name === undefined) return;
      shown = structuredClone(values) as Doc;
      editing.edit(shown);
    });
    const unsubscribe = editing.subscribe(() => {
      const { doc } = editing.state();
      if (doc === shown) return;
      shown = doc;
      reset(doc);
    });
    return () => {
      listening.unsubscribe();
      unsubscribe();
    };
  }, [editing, reset, watch]);
}
