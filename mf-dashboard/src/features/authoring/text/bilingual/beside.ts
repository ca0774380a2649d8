import type { EditorView } from '@codemirror/view';
import type { ParagraphPair } from '@cursiv/shared-domain';
import { type Space, setSpaces, shownSpaces } from '../code-mirror/paragraph-marks.ts';

interface Row {
  source: number | undefined;
  target: number | undefined;
}

/** Height that is added above the paragraphs of each side, by row; the last one comes after all of them. */
export interface Spacing {
  source: number[];
  target: number[];
}

/** How much room each side needs above its paragraphs, so that every pair begins at one height. Heights are without it. */
export function spacingOf(rows: readonly Row[]): Spacing {
  const spacing: Spacing = { source: [], target: [] };
  const at = { source: 0, target: 0 };
  for (const { source, target } of rows) {
    const isPair = source !== undefined && target !== undefined;
    const top = Math.max(at.source, at.target);
    spacing.source.push(isPair ? top - at.source : 0);
    spacing.target.push(isPair ? top - at.target : 0);
    if (isPair) at.source = at.target = top;
    at.source += source ?? 0;
    at.target += target ?? 0;
  }
  const end = Math.max(at.source, at.target);
  spacing.source.push(end - at.source);
  spacing.target.push(end - at.target);
  return spacing;
}

type Side = 'source' | 'target';

const heightAt = (spaces: readonly Space[], at: number) => spaces.find((space) => space.at === at)?.height ?? 0;

/** The height from each paragraph to the next, without the room that is kept free. */
function heightsOf(view: EditorView, pairs: readonly ParagraphPair[], side: Side): (number | undefined)[] {
  const spaces = view.state.field(shownSpaces);
  const { length } = view.state.doc;
  const present = pairs.map((pair) => pair[side]);
  const starts = present.flatMap((paragraph) => paragraph?.from ?? []);
  const topOf = (at: number) => view.lineBlockAt(at).top;
  const last = view.lineBlockAt(length).bottom - heightAt(spaces, -1);
  return present.map((paragraph) => {
    if (!paragraph) return undefined;
    const next = starts[starts.indexOf(paragraph.from) + 1];
    const bottom = next === undefined ? last : topOf(next);
    return Math.max(0, bottom - topOf(paragraph.from) - heightAt(spaces, paragraph.from));
  });
}

/** Moves the paragraphs of both texts so that each pair stands side by side. */
export function standBeside(
  views: Record<Side, EditorView>,
  pairs: readonly ParagraphPair[],
  missing: string | undefined,
): void {
  const isPresent = pairs.every(
    ({ source, target }) =>
      (source?.to ?? 0) <= views.source.state.doc.length && (target?.to ?? 0) <= views.target.state.doc.length,
  );
  if (!isPresent) return;
  const heights = {
    source: heightsOf(views.source, pairs, 'source'),
    target: heightsOf(views.target, pairs, 'target'),
  };
  const spacing = spacingOf(
    pairs.map((_, index) => ({ source: heights.source[index], target: heights.target[index] })),
  );
  for (const side of ['source', 'target'] as const) keepFree(views[side], spacesOn(side, pairs, spacing, missing));
}

/** Where room is kept free: above paragraphs, and after the last one (-1). */
function spacesOn(side: Side, pairs: readonly ParagraphPair[], spacing: Spacing, missing: string | undefined): Space[] {
  const spaces: Space[] = [];
  let isMissing = false;
  for (const [index, height] of spacing[side].entries()) {
    const pair = pairs[index];
    const paragraph = pair?.[side];
    if (pair && !paragraph) isMissing = true;
    if (pair && !(paragraph && pair.source && pair.target)) continue;
    if (height > 1)
      spaces.push({
        at: paragraph ? paragraph.from : -1,
        height: Math.round(height),
        ...(isMissing && side === 'target' && missing !== undefined && { missing }),
      });
    isMissing = false;
  }
  return spaces;
}

function keepFree(view: EditorView, spaces: readonly Space[]): void {
  const before = view.state.field(shownSpaces);
  const isSame =
    before.length === spaces.length &&
    spaces.every(
      (space, index) =>
        space.at === before[index]?.at &&
        space.missing === before[index]?.missing &&
        Math.abs(space.height - (before[index]?.height ?? 0)) <= 1,
    );
  if (isSame) return;
  view.dispatch({ effects: setSpaces.of(spaces) });
}
