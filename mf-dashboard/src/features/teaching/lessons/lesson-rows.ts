import type { L10nText, LessonFigures } from '@cursiv/shared-domain';
import { lessonsOf, type ReadableCourse } from '../../../shared/courses/readable-course.ts';

/** A lesson with its figures, for the chart and the table. */
export interface LessonRow extends LessonFigures {
  id: string;
  title: L10nText;
  /** How many opened it and not the next one; of the last lesson, how many did not finish it. */
  stopped: number;
  isRetired: boolean;
}

const NOTHING: LessonFigures = {
  opened: 0,
  finished: 0,
  medianSec: undefined,
  byLanguage: { ro: { opened: 0, finished: 0 }, en: { opened: 0, finished: 0 } },
  missed: { ro: 0, en: 0 },
  wanted: { ro: 0, en: 0 },
};

/** The lessons of a course in its order, then those that went and were opened; figures of others are nobody's business. */
export function lessonRows(course: ReadableCourse, figures: ReadonlyMap<string, LessonFigures>): LessonRow[] {
  const lessons = lessonsOf(course);
  const of = (id: string) => figures.get(id) ?? NOTHING;
  const rows = lessons.map(({ id, title }, index) => {
    const next = lessons[index + 1];
    const { opened, finished } = of(id);
    const stopped = Math.max(0, opened - (next ? of(next.id).opened : finished));
    return { ...of(id), id, title, stopped, isRetired: false };
  });
  const retired = course.retired.filter(({ id }) => figures.has(id));
  return [...rows, ...retired.map(({ id, title }) => ({ ...of(id), id, title, stopped: 0, isRetired: true }))];
}

/** So few stops say nothing. */
const ENOUGH = 2;

/** The lesson at which most people stop; undefined when nobody does, or hardly anybody. */
export function mostStopped(rows: readonly LessonRow[]): LessonRow | undefined {
  const most = rows.toSorted((one, other) => other.stopped - one.stopped)[0];
  return most && most.stopped >= ENOUGH ? most : undefined;
}
