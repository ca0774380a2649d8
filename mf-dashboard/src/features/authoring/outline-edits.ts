import type { DraftLesson, DraftSection } from '@cursiv/shared-domain';

type Outline = DraftSection[];

/** One step towards the start or the end. */
export type Step = -1 | 1;

const insertAt = <T>(items: readonly T[], index: number, item: T): T[] => items.toSpliced(index, 0, item);

function swap<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = items[from];
  const other = items[to];
  if (moved === undefined || other === undefined) return [...items];
  return items.with(from, other).with(to, moved);
}

const mapSection = (outline: Outline, id: string, change: (section: DraftSection) => DraftSection): Outline =>
  outline.map((section) => (section.id === id ? change(section) : section));

/** Inserts a unit at a place; by default at the end. */
export const addSection = (outline: Outline, section: DraftSection, index = outline.length): Outline =>
  insertAt(outline, index, section);

export const removeSection = (outline: Outline, id: string): Outline => outline.filter((section) => section.id !== id);

export function moveSection(outline: Outline, id: string, by: Step): Outline {
  const index = outline.findIndex((section) => section.id === id);
  return swap(outline, index, index + by);
}

export const changeSection = (outline: Outline, id: string, title: DraftSection['title']): Outline =>
  mapSection(outline, id, (section) => ({ ...section, title }));

/** Inserts a lesson at a place in a unit; by default at its end. */
export const addLesson = (outline: Outline, sectionId: string, lesson: DraftLesson, index?: number): Outline =>
  mapSection(outline, sectionId, (section) => ({
    ...section,
    lessons: insertAt(section.lessons, index ?? section.lessons.length, lesson),
  }));

export const removeLesson = (outline: Outline, id: string): Outline =>
  outline.map((section) => ({ ...section, lessons: section.lessons.filter((lesson) => lesson.id !== id) }));

/** Moves a lesson by one place; from the edge of its unit it moves into the next one. */
export function moveLesson(outline: Outline, id: string, by: Step): Outline {
  const place = outline.findIndex(({ lessons }) => lessons.some((lesson) => lesson.id === id));
  const section = outline[place];
  const lesson = section?.lessons.find((candidate) => candidate.id === id);
  if (!section || !lesson) return outline;
  const index = section.lessons.indexOf(lesson);
  const isInside = index + by >= 0 && index + by < section.lessons.length;
  if (isInside) return outline.with(place, { ...section, lessons: swap(section.lessons, index, index + by) });
  const next = outline[place + by];
  if (!next) return outline;
  return addLesson(removeLesson(outline, id), next.id, lesson, by === 1 ? 0 : next.lessons.length);
}

export const changeLesson = (outline: Outline, id: string, change: (lesson: DraftLesson) => DraftLesson): Outline =>
  outline.map((section) => ({
    ...section,
    lessons: section.lessons.map((lesson) => (lesson.id === id ? change(lesson) : lesson)),
  }));
