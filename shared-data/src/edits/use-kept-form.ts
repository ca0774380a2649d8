import { useEffect } from 'react';
import type { KeptEdits } from './kept-edits.ts';

/** The part of react-hook-form's form that is needed. */
interface KeepableForm<T> {
  reset(values: T, options: { keepDefaultValues: true }): void;
  watch(heard: (values: unknown, change: { name?: string | undefined }) => void): { unsubscribe(): void };
}

/** Restores a form's unsaved edits, and keeps the following ones. Pass edits that are stable between renders. */
export function useKeptForm<T>({ reset, watch }: KeepableForm<T>, edits: KeptEdits<T>): void {
  useEffect(() => {
    const kept = edits.read();
    if (kept) reset(kept, { keepDefaultValues: true });
    const listening = watch((values, { name }) => {
      // A change of one field is an edit; a change of all at once is a reset by code.
      if (name !== undefined) edits.keep(values as T);
    });
    return () => listening.unsubscribe();
  }, [edits, reset, watch]);
}
