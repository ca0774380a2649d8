import * as z from 'zod/mini';
import { keptEdits } from './kept-edits.ts';

const typedSchema = z.record(z.string(), z.string());

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fills a field in as its person would, past React's own view of it, so that whatever follows the field hears of it. */
function fill(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what is typed into the named fields of a form that holds its own values, and fills in what was kept before. Choices,
 * passwords and whatever is not named are not kept. Returns how to stop, and how to forget once the form is sent.
 */
export function keepFields(form: HTMLFormElement, uid: string | undefined, place: string, names: readonly string[]) {
  const edits = keptEdits(uid, place, typedSchema);
  const fields = names.map((name) => form.elements.namedItem(name) as Field);
  const keep = () => edits.keep(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  const kept = edits.read();
  for (const field of fields) {
    // What is there already was typed before the page was alive, and is newer.
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
