const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** What a reader of Markdown takes for HTML; an address in angle brackets is none. */
const TAG = /<(?=[a-z/!?])(?!https?:)/gi;

/** A line with its HTML as it is shown here, letter by letter; code stays as it is. */
const withoutTags = (line: string): string =>
  line
    .split(/(`+[^`]+`+)/)
    .map((part, index) => (index % 2 === 0 ? part.replace(TAG, '\\<') : part))
    .join('');

/** Markdown that ends where it ends: no open block of code and no HTML comment takes in what follows it in a file. */
export function containedMarkdown(text: string): string {
  let open = '';
  const lines = text.split('\n').map((line) => {
    const fence = FENCE.exec(line)?.[1];
    if (!open) {
      open = fence ?? '';
      return fence ? line : withoutTags(line);
    }
    if (fence?.startsWith(open) && line.trim() === fence) open = '';
    return line;
  });
  return [...lines, ...(open ? [open] : [])].join('\n');
}
