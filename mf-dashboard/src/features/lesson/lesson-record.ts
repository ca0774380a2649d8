import { markLesson, saveLessonPosition } from '@cursiv/shared-data';
import type { LessonProgress, Locale } from '@cursiv/shared-domain';
import { useEffect, useMemo } from 'react';
import { inTurn } from './in-turn.ts';

/** Whose record it is, and of which lesson. */
interface Place {
  uid: string;
  courseId: string;
  lessonId: string;
}

/** What a page writes about a learner in a lesson. The place and the mark are in the same documents: written at the same time, one would be refused. */
export class LessonRecord {
  readonly #place: Place;
  readonly #run = inTurn();
  #isNew = true;

  constructor(place: Place) {
    this.#place = place;
  }

  /** The lesson is among what the learner has begun. */
  noteBegun(): void {
    this.#isNew = false;
  }

  /** Remembers where the learner is, in seconds from the beginning of the video; 0 for a text. Rejects with AppError. */
  savePosition(positionSec: number, locale: Locale): Promise<void> {
    return this.#run(async () => {
      await saveLessonPosition({ ...this.#place, isNew: this.#isNew, positionSec, locale });
      this.#isNew = false;
    });
  }

  /** Marks the lesson as done or as still open. Rejects with AppError. */
  mark(state: LessonProgress['state']): Promise<void> {
    return this.#run(async () => {
      await markLesson({ ...this.#place, state });
      this.#isNew = false;
    });
  }
}

/** The record of a lesson, one for everything on its page; undefined for whoever is no learner of the course. */
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
