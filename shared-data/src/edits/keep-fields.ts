import * as z from 'zod/mini';
import { keptEdits } from './kept/kept-edits.ts';

const typedSchema = z.record(z.string(), z.string());

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fills in a field as its user would, without React noticing, so that every listener of the field receives the change. */
function fill(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps the text typed into the named fields of a form that holds its own values, and restores what was kept earlier.
 * Choices, passwords and other fields are not kept. Returns how to stop, and how to forget once the form is sent.
 */
export function keepFields(form: HTMLFormElement, uid: string | undefined, place: string, names: readonly string[]) {
  const edits = keptEdits(uid, place, typedSchema);
  const fields = names.map((name) => form.elements.namedItem(name) as Field);
  const keep = () => edits.keep(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  const kept = edits.read();
  for (const field of fields) {
    // Existing text was typed before the page became interactive, and is newer.
    const text = kept?.[field.name];
    if (field.value === '' && text) fill(field, text);
  }
  if (fields.some(({ value }) => value !== '')) keep();
  form.addEventListener('input', keep);
  const stop = () => form.removeEventListener('input', keep);
  return {
    stop,
    forget: () => {
      stop();
      edits.clear();
    },
  };
}
