import { commonRow } from './common-row.ts';

/** A paragraph, or some, that two people have written differently. */
export interface TextConflict {
  base: string;
  mine: string;
  theirs: string;
}

/** A merged text, part by part: what is settled, and what a person has to decide. */
export type MergedPart = string | TextConflict;

/** What takes the place of the paragraphs of the base from `from` up to `to`; an addition takes the place of none. */
interface Edit {
  from: number;
  to: number;
  lines: readonly string[];
}

/**
 * Two people's edits of one text, paragraph by paragraph. Edits of different paragraphs are both kept, and so are paragraphs that both have
 * added in one place: theirs, then mine. Where both have changed the same paragraph differently, nothing is decided.
 */
export function mergeTexts(base: string, mine: string, theirs: string): MergedPart[] {
  if (mine === theirs || theirs === base) return [mine];
  if (mine === base) return [theirs];
  const paragraphs = paragraphsOf(base);
  const [ours, others] = [edits(paragraphs, paragraphsOf(mine)), edits(paragraphs, paragraphsOf(theirs))];
  const parts: (readonly string[] | TextConflict)[] = [];
  let place = 0;
  for (const group of groupsOf(ours, others)) {
    parts.push(paragraphs.slice(place, group.from), settled(paragraphs, group));
    place = group.to;
  }
  parts.push(paragraphs.slice(place));
  return joinedParts(parts);
}

/** A merged text with the answers in the places of its conflicts, in order. */
export const resolvedText = (parts: readonly MergedPart[], answers: readonly string[]): string => {
  const left = [...answers];
  return parts
    .map((part) => (typeof part === 'string' ? part : (left.shift() ?? part.mine)))
    .filter((text) => text !== '')
    .join(BETWEEN);
};

const BETWEEN = '\n\n';

/** Paragraphs with the line breaks that follow them beyond the usual ones, so that nothing in code is lost. */
const paragraphsOf = (text: string): string[] => (text === '' ? [] : text.split(BETWEEN));

function edits(base: readonly string[], now: readonly string[]): Edit[] {
  const found: Edit[] = [];
  let [row, column] = [0, 0];
  for (const [was, is] of [...commonRow(base, now), [base.length, now.length] as const]) {
    const lines = now.slice(column, is);
    // As many as before: each paragraph was changed by itself.
    if (lines.length === was - row)
      found.push(...lines.map((line, n) => ({ from: row + n, to: row + n + 1, lines: [line] })));
    else found.push({ from: row, to: was, lines });
    [row, column] = [was + 1, is + 1];
  }
  return found;
}

interface Group {
  from: number;
  to: number;
  mine: Edit[];
  theirs: Edit[];
}

/** Edits that touch one another, in the order of the text. */
function groupsOf(mine: readonly Edit[], theirs: readonly Edit[]): Group[] {
  const all = [
    ...theirs.map((edit) => ({ edit, side: 'theirs' as const })),
    ...mine.map((edit) => ({ edit, side: 'mine' as const })),
  ].toSorted((one, other) => one.edit.from - other.edit.from || one.edit.to - other.edit.to);
  const groups: Group[] = [];
  for (const { edit, side } of all) {
    const last = groups.at(-1);
    const { from, to } = edit;
    const isAddedThere = last !== undefined && from === to && last.from === from && last.to === to;
    if (last && (from < last.to || isAddedThere)) {
      last.to = Math.max(last.to, to);
      last[side].push(edit);
    } else groups.push({ from, to, mine: [], theirs: [], [side]: [edit] });
  }
  return groups;
}

function settled(base: readonly string[], group: Group): readonly string[] | TextConflict {
  const [mine, theirs] = [applied(base, group, group.mine), applied(base, group, group.theirs)];
  if (group.theirs.length === 0 || mine.join(BETWEEN) === theirs.join(BETWEEN)) return mine;
  if (group.mine.length === 0) return theirs;
  if (group.from === group.to) return [...theirs, ...mine];
  return {
    base: base.slice(group.from, group.to).join(BETWEEN),
    mine: mine.join(BETWEEN),
    theirs: theirs.join(BETWEEN),
  };
}

function applied(base: readonly string[], { from, to }: Group, edited: readonly Edit[]): string[] {
  const lines: string[] = [];
  let place = from;
  for (const edit of edited) {
    lines.push(...base.slice(place, edit.from), ...edit.lines);
    place = edit.to;
  }
  return [...lines, ...base.slice(place, to)];
}

function joinedParts(parts: readonly (readonly string[] | TextConflict)[]): MergedPart[] {
  const joined: MergedPart[] = [];
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 0) joined.push(lines.join(BETWEEN));
    lines = [];
  };
  for (const part of parts) {
    if ('mine' in part) {
      flush();
      joined.push(part);
    } else lines.push(...part);
  }
  flush();
  return joined;
}
