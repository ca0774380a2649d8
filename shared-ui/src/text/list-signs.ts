/** Points that phones and word processors put before the items of a list. */
const POINT = '[•◦▪‣●]';
const POINTED = new RegExp(`^([ \\t]*)${POINT}[ \\t\\u00a0]*(?=[^\\s•◦▪‣●])`);
const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const FENCE = /^ {0,3}(```|~~~)/;

/**
 * A Markdown text whose lines with a point at their start are items of a list, as their writer means them. What stands in a block of code
 * stays. An indented first item begins the list at the margin, where it would be code otherwise.
 */
export function withListSigns(text: string): string {
  let fence: string | undefined;
  /** How far the list that is open is indented, in characters; undefined outside of one. */
  let margin: number | undefined;
  const lines = text.split('\n').map((line) => {
    const [, sign] = FENCE.exec(line) ?? [];
    if (sign) fence = fence === undefined ? sign : fence === sign ? undefined : fence;
    if (sign || fence !== undefined) return line;
    const [start, indent = ''] = POINTED.exec(line) ?? [];
    if (start === undefined) {
      if (ITEM.test(line)) margin ??= 0;
      else if (/^\S/.test(line)) margin = undefined;
      return line;
    }
    margin ??= indent.length;
    return `${indent.slice(Math.min(margin, indent.length))}- ${line.slice(start.length)}`;
  });
  return lines.join('\n');
}
