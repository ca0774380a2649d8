export { keepFields } from './keep-fields.ts';
export { type KeptEdits, keptEdits } from './kept-edits.ts';
export { useKept } from './use-kept.ts';
export { useKeptForm } from './use-kept-form.ts';
