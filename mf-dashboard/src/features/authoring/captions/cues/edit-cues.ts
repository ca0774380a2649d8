import { CAPTION_LIMITS, type Cue, LOCALES, type Locale } from '@cursiv/shared-domain';
import { newPartId } from '../../draft/new-part-id.ts';

/** How long a new caption is on the screen, in milliseconds. */
const NEW_MS = 2000;

/** The shortest that a caption can be read in. */
const LEAST_MS = 100;

const inOrder = (cues: Cue[]): Cue[] => cues.toSorted((one, other) => one.start - other.start || one.end - other.end);

const changed = (cues: Cue[], id: string, change: (cue: Cue) => Cue[]): Cue[] =>
  inOrder(cues.flatMap((cue) => (cue.id === id ? change(cue) : [cue])));

/** The cues with a new one at a time, as long as there is room before the next. */
export function addCue(cues: Cue[], at: number, id = newPartId()): Cue[] {
  if (cues.length >= CAPTION_LIMITS.cues) return cues;
  const start = Math.max(0, Math.round(at));
  const next = cues.find((cue) => cue.start > start)?.start ?? Number.POSITIVE_INFINITY;
  return inOrder([...cues, { id, start, end: Math.max(start + LEAST_MS, Math.min(start + NEW_MS, next)) }]);
}

/** The cues with one changed; they stay in the order of their times. */
export const changeCue = (cues: Cue[], id: string, change: Partial<Omit<Cue, 'id'>>): Cue[] =>
  changed(cues, id, (cue) => [{ ...cue, ...change }]);

export const removeCue = (cues: Cue[], id: string): Cue[] => changed(cues, id, () => []);

/** One cue as two: at a time inside it, else in its middle; each text at the space next to its middle. */
export const splitCue = (cues: Cue[], id: string, at: number, newId = newPartId()): Cue[] =>
  changed(cues, id, (cue) => {
    const isInside = at > cue.start && at < cue.end;
    const middle = Math.round(isInside ? at : (cue.start + cue.end) / 2);
    const [first, second]: [Cue, Cue] = [
      { ...cue, end: middle },
      { ...cue, id: newId, start: middle },
    ];
    for (const locale of LOCALES) {
      const text = cue[locale];
      if (text !== undefined) [first[locale], second[locale]] = halves(text);
    }
    return [first, second];
  });

function halves(text: string): [string, string] {
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/\s+/g)].map(({ index }) => index);
  const cut = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
  return cut === undefined ? [text, ''] : [text.slice(0, cut).trimEnd(), text.slice(cut).trimStart()];
}

/** The cue with the next one joined to it. */
export function mergeCue(cues: Cue[], id: string): Cue[] {
  const index = cues.findIndex((cue) => cue.id === id);
  const [cue, next] = [cues[index], cues[index + 1]];
  if (!cue || !next) return cues;
  const both = (locale: Locale) => [cue[locale], next[locale]].filter((text) => text?.trim()).join(' ');
  const merged: Cue = { id, start: cue.start, end: Math.max(cue.end, next.end) };
  for (const locale of LOCALES) if (cue[locale] ?? next[locale]) merged[locale] = both(locale);
  return cues.toSpliced(index, 2, merged);
}

/** The cues from one on, or all of them, moved in time; none before the beginning. */
export function shiftCues(cues: Cue[], by: number, fromId?: string): Cue[] {
  const from = fromId === undefined ? 0 : cues.findIndex((cue) => cue.id === fromId);
  if (from < 0) return cues;
  const moved = Math.max(by, -(cues[from]?.start ?? 0));
  return inOrder(
    cues.map((cue, index) => (index < from ? cue : { ...cue, start: cue.start + moved, end: cue.end + moved })),
  );
}
