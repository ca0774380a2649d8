import type { ParagraphState } from '@cursiv/shared-domain';

/** Each state has a drawing of its own, since colours alone say nothing to some. Lucide's check, circle-help and history. */
const PATHS: Record<ParagraphState, readonly string[]> = {
  translated: ['M20 6 9 17l-5-5'],
  toCheck: ['M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3', 'M12 17h.01', 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0'],
  outdated: ['M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8', 'M3 3v5h5', 'M12 7v5l4 2'],
  missing: ['M5 12h14'],
};

const SVG = 'http://www.w3.org/2000/svg';

function draw(paths: readonly string[]): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const settings = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': '2.25' };
  for (const [name, value] of Object.entries(settings)) svg.setAttribute(name, value);
  svg.setAttribute('aria-hidden', 'true');
  for (const d of paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

/** The drawings, for where React does not draw. */
export const STATE_DRAWINGS: Record<ParagraphState, () => SVGElement> = {
  translated: () => draw(PATHS.translated),
  toCheck: () => draw(PATHS.toCheck),
  outdated: () => draw(PATHS.outdated),
  missing: () => draw(PATHS.missing),
};
