const STYLES = 'link[rel="stylesheet"], style';

/** Gives a frame the looks of its page, also those that arrive later. Returns what stops it. */
export function mirrorStyles(page: Document, frame: Document): () => void {
  for (const { name, value } of page.documentElement.attributes) frame.documentElement.setAttribute(name, value);
  const mirror = (nodes: Iterable<Node>) => {
    for (const node of nodes)
      if (node instanceof Element && node.matches(STYLES)) frame.head.append(frame.importNode(node, true));
  };
  mirror(page.head.children);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) mirror(addedNodes);
  });
  observer.observe(page.head, { childList: true });
  return () => observer.disconnect();
}
