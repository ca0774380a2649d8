type TextBox = HTMLTextAreaElement | HTMLInputElement;

const isTextBox = (element: Element | null): element is TextBox =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');

/** Shows a change that comes from elsewhere; the caret stays at the words where it is. */
export function keepingCaret(change: () => void): void {
  const box = document.activeElement;
  const before = isTextBox(box)
    ? { text: box.value, from: box.selectionStart ?? 0, to: box.selectionEnd ?? 0 }
    : undefined;
  change();
  // What a store says is rendered in the microtask before this one.
  queueMicrotask(() => {
    if (!before || !isTextBox(box) || box.value === before.text) return;
    box.setSelectionRange(
      movedPlace(before.text, box.value, before.from),
      movedPlace(before.text, box.value, before.to),
    );
  });
}

/** Where a place of a text is after a change of it. */
export function movedPlace(before: string, after: string, place: number): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (place <= start) return place;
  if (place >= before.length - end) return place + after.length - before.length;
  return Math.min(place, after.length - end);
}
