import * as z from 'zod/mini';
import { keptEdits } from './kept-edits.ts';

const typedSchema = z.record(z.string(), z.string());

/**
 * Keeps what is typed into the named fields of a form that holds its own values, and fills in what was kept before. Choices,
 * passwords and whatever is not named are not kept. Returns how to stop, and how to forget once the form is sent.
 */
export function keepFields(form: HTMLFormElement, uid: string | undefined, place: string, names: readonly string[]) {
  const edits = keptEdits(uid, place, typedSchema);
  const fields = names.map((name) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement);
  const keep = () => edits.keep(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  const kept = edits.read();
  for (const field of fields) {
    // What is there already was typed before the page was alive, and is newer.
    if (field.value === '') field.value = kept?.[field.name] ?? '';
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
