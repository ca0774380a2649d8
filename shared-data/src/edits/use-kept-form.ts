import { useEffect } from 'react';
import type { KeptEdits } from './kept-edits.ts';

/** What is needed of a form by react-hook-form. */
interface KeepableForm<T> {
  reset(values: T, options: { keepDefaultValues: true }): void;
  watch(heard: (values: unknown, change: { name?: string | undefined }) => void): { unsubscribe(): void };
}

/** Takes up a form's edits that were never saved, and keeps those that follow. Pass edits that are stable between renders. */
export function useKeptForm<T>({ reset, watch }: KeepableForm<T>, edits: KeptEdits<T>): void {
  useEffect(() => {
    const kept = edits.read();
    if (kept) reset(kept, { keepDefaultValues: true });
    const listening = watch((values, { name }) => {
      // A change of one field is an edit; of all at once, only what the form is given.
      if (name !== undefined) edits.keep(values as T);
    });
    return () => listening.unsubscribe();
  }, [edits, reset, watch]);
}
