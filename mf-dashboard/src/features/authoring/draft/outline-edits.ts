import type { DraftLesson, DraftUnit } from '@cursiv/shared-domain';

type Outline = DraftUnit[];

/** One step towards the start or the end. */
export type Step = -1 | 1;

const insertAt = <T>(items: readonly T[], index: number, item: T): T[] => items.toSpliced(index, 0, item);

function swap<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = items[from];
  const other = items[to];
  if (moved === undefined || other === undefined) return [...items];
  return items.with(from, other).with(to, moved);
}

/** Units that an edit does not concern stay the very same, so that the page need not draw them again. */
const hasLesson = ({ lessons }: DraftUnit, id: string) => lessons.some((lesson) => lesson.id === id);

const mapUnit = (outline: Outline, id: string, change: (unit: DraftUnit) => DraftUnit): Outline =>
  outline.map((unit) => (unit.id === id ? change(unit) : unit));

/** Inserts a unit at a place; by default at the end. What is there already is not added again, such as by two ways to undo one removal. */
export function addUnit(outline: Outline, unit: DraftUnit, index = outline.length): Outline {
  if (outline.some(({ id }) => id === unit.id)) return outline;
  const lessons = unit.lessons.filter(({ id }) => !outline.some((there) => hasLesson(there, id)));
  return insertAt(outline, index, { ...unit, lessons });
}

export const removeUnit = (outline: Outline, id: string): Outline => outline.filter((unit) => unit.id !== id);

export function moveUnit(outline: Outline, id: string, by: Step): Outline {
  const index = outline.findIndex((unit) => unit.id === id);
  return swap(outline, index, index + by);
}

/** Puts a unit at a place, counted without the unit itself. */
export function placeUnit(outline: Outline, id: string, index: number): Outline {
  const unit = outline.find((candidate) => candidate.id === id);
  return unit ? addUnit(removeUnit(outline, id), unit, index) : outline;
}

export const changeUnit = (outline: Outline, id: string, title: DraftUnit['title']): Outline =>
  mapUnit(outline, id, (unit) => ({ ...unit, title }));

/** Inserts a lesson at a place in a unit; by default at its end. One that is there already is not added again. */
export const addLesson = (outline: Outline, unitId: string, lesson: DraftLesson, index?: number): Outline =>
  outline.some((unit) => hasLesson(unit, lesson.id))
    ? outline
    : mapUnit(outline, unitId, (unit) => ({
        ...unit,
        lessons: insertAt(unit.lessons, index ?? unit.lessons.length, lesson),
      }));

export const removeLesson = (outline: Outline, id: string): Outline =>
  outline.map((unit) =>
    hasLesson(unit, id) ? { ...unit, lessons: unit.lessons.filter((lesson) => lesson.id !== id) } : unit,
  );

/** Moves a lesson by one place; from the edge of its unit it moves into the next one. */
export function moveLesson(outline: Outline, id: string, by: Step): Outline {
  const place = outline.findIndex((unit) => hasLesson(unit, id));
  const unit = outline[place];
  const lesson = unit?.lessons.find((candidate) => candidate.id === id);
  if (!unit || !lesson) return outline;
  const index = unit.lessons.indexOf(lesson);
  const isInside = index + by >= 0 && index + by < unit.lessons.length;
  if (isInside) return outline.with(place, { ...unit, lessons: swap(unit.lessons, index, index + by) });
  const next = outline[place + by];
  if (!next) return outline;
  return addLesson(removeLesson(outline, id), next.id, lesson, by === 1 ? 0 : next.lessons.length);
}

/** Puts a lesson at a place in a unit, counted without the lesson itself. */
export function placeLesson(outline: Outline, id: string, unitId: string, index: number): Outline {
  const lesson = outline.flatMap(({ lessons }) => lessons).find((candidate) => candidate.id === id);
  if (!lesson || !outline.some((unit) => unit.id === unitId)) return outline;
  return addLesson(removeLesson(outline, id), unitId, lesson, index);
}

export const changeLesson = (outline: Outline, id: string, change: (lesson: DraftLesson) => DraftLesson): Outline =>
  outline.map((unit) =>
    hasLesson(unit, id)
      ? { ...unit, lessons: unit.lessons.map((lesson) => (lesson.id === id ? change(lesson) : lesson)) }
      : unit,
  );
