import type { TextSpan } from '@cursiv/shared-domain';

/** A text as it stands on the page. */
export interface TextOnPage {
  text: string;
  /** Where a selection begins and ends in the text; undefined when it is elsewhere. */
  placeOf(range: Range): TextSpan | undefined;
  /** The selection of a place. */
  rangeOf(place: TextSpan): Range | undefined;
}

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, pre, td, th';

/** Reads a text from the page: a new line between its blocks, and every letter where it stands. */
export function readText(root: HTMLElement): TextOnPage {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const runs: { node: Node; start: number; end: number }[] = [];
  let text = '';
  let block: Element | null | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement?.closest(BLOCKS);
    if (text && around !== block) text += '\n';
    block = around;
    runs.push({ node, start: text.length, end: text.length + (node.textContent ?? '').length });
    text += node.textContent ?? '';
  }
  return {
    text,
    placeOf: (range) => {
      const touched = runs.filter(({ node }) => range.intersectsNode(node));
      const [first, last] = [touched[0], touched.at(-1)];
      if (!first || !last) return undefined;
      const start = first.start + (first.node === range.startContainer ? range.startOffset : 0);
      const end = last.node === range.endContainer ? last.start + range.endOffset : last.end;
      return start < end ? { start, end } : undefined;
    },
    rangeOf: ({ start, end }) => {
      const first = runs.find((run) => start < run.end);
      const last = runs.findLast((run) => run.start < end);
      if (!first || !last) return undefined;
      const range = document.createRange();
      range.setStart(first.node, Math.max(0, start - first.start));
      range.setEnd(last.node, Math.min(end, last.end) - last.start);
      return range;
    },
  };
}
