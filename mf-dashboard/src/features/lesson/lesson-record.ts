import { markLesson, saveLessonPosition } from '@cursiv/shared-data';
import type { LessonProgress, Locale } from '@cursiv/shared-domain';
import { useEffect, useMemo } from 'react';
import { inTurn } from './in-turn.ts';

/** The learner and the lesson that the record belongs to. */
interface Place {
  uid: string;
  courseId: string;
  lessonId: string;
}

/**
 * Writes a learner's position and mark for a lesson. Both are in the same documents; written at the same time, one
 * would be refused.
 */
export class LessonRecord {
  readonly #place: Place;
  readonly #run = inTurn();
  #isNew = true;

  constructor(place: Place) {
    this.#place = place;
  }

  /** The learner has started the lesson. */
  noteBegun(): void {
    this.#isNew = false;
  }

  /** Stores the learner's position, in seconds from the start of the video; 0 for a text. Rejects with AppError. */
  savePosition(positionSec: number, locale: Locale): Promise<void> {
    return this.#run(async () => {
      await saveLessonPosition({ ...this.#place, isNew: this.#isNew, positionSec, locale });
      this.#isNew = false;
    });
  }

  /** Marks the lesson as done or not done. Rejects with AppError. */
  mark(state: LessonProgress['state']): Promise<void> {
    return this.#run(async () => {
      await markLesson({ ...this.#place, state });
      this.#isNew = false;
    });
  }
}

/** The record of a lesson, shared by everything on its page; undefined for readers who are not enrolled. */
export function useLessonRecord(
  learner: string | undefined,
  courseId: string,
  lessonId: string,
  hasBegun: boolean,
): LessonRecord | undefined {
  const record = useMemo(
    () => (learner === undefined ? undefined : new LessonRecord({ uid: learner, courseId, lessonId })),
    [learner, courseId, lessonId],
  );
  useEffect(() => {
    if (hasBegun) record?.noteBegun();
  }, [record, hasBegun]);
  return record;
}
