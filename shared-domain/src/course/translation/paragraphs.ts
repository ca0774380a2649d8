/** A paragraph of a Markdown text, and where it stands in it. */
export interface Paragraph {
  from: number;
  to: number;
  text: string;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** What stands between the blank lines of a Markdown text. Code in fences is one paragraph, blank lines included. */
export function paragraphsIn(text: string): Paragraph[] {
  const found: Paragraph[] = [];
  let fence: string | undefined;
  let from = -1;
  let to = 0;
  let at = 0;
  const close = () => {
    if (from >= 0) found.push({ from, to, text: text.slice(from, to) });
    from = -1;
  };
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    const isBlank = fence === undefined && line.trim() === '';
    if (isBlank) close();
    else {
      if (from < 0) from = at;
      to = at + line.trimEnd().length;
    }
    if (mark && fence === undefined) fence = mark;
    else if (fence !== undefined && mark?.startsWith(fence)) fence = undefined;
    at += line.length + 1;
  }
  close();
  return found;
}
