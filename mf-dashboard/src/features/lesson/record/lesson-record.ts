import { markLesson, saveBookmark, saveLessonPosition } from '@cursiv/shared-data';
import { isCutOff, keeper, type UntoldProgress, waitWithProgress } from '@cursiv/shared-data/kept';
import {
  completionOf,
  type Enrollment,
  enrollmentId,
  errorCode,
  filmLength,
  type LessonProgress,
  type LessonState,
  type Locale,
  readingLocale,
  type WatchedRange,
} from '@cursiv/shared-domain';
import { useEffect, useMemo } from 'react';
import type { ReadableCourse, ReadableLesson } from '../../../shared/courses/readable-course.ts';
import { turnsOf } from './in-turn.ts';
import { LessonFilm } from './lesson-film.ts';

/** The learner and the lesson that the record belongs to. */
interface Place {
  uid: string;
  courseId: string;
  lessonId: string;
}

/** What is known of a learner in a lesson. */
interface Standing {
  /** They have started it. */
  hasBegun: boolean;
  /** Their enrolment says how far they are in each lesson. */
  isStated: boolean;
}

/** The languages in which a lesson is there, and that of its course. */
export interface LessonLanguages {
  there: readonly Locale[];
  base: Locale;
}

/**
 * Writes a learner's position, marks and bookmark for a lesson. All concern one enrolment, as does what the lesson left just now
 * still tells; written at the same time, one would be refused.
 */
export class LessonRecord {
  readonly #place: Place;
  readonly #languages: LessonLanguages;
  readonly #film: LessonFilm | undefined;
  readonly #run: ReturnType<typeof turnsOf>;
  readonly #hasFilm: boolean;
  #isNew = true;
  #isStated = false;

  constructor(place: Place, languages: LessonLanguages, film: LessonFilm | undefined, hasFilm: boolean) {
    this.#place = place;
    this.#run = turnsOf(enrollmentId(place.uid, place.courseId));
    this.#languages = languages;
    this.#film = film;
    this.#hasFilm = hasFilm;
  }

  /** Takes in what is known of the learner. */
  note({ hasBegun, isStated }: Standing): void {
    this.#isNew &&= !hasBegun;
    this.#isStated = isStated;
  }

  /** Stores the learner's position, in seconds from the start of the video; 0 for a text. Rejects with AppError. */
  savePosition(positionSec: number, locale: Locale): Promise<void> {
    return this.#run(async () => {
      // A batch is not answered without a connection; the place where one stopped is not worth the waiting.
      if (keeper() !== undefined && (await isCutOff())) return;
      const { there, base } = this.#languages;
      const readLocale = readingLocale(there, locale, base);
      const told = { isNew: this.#isNew, isStated: this.#isStated, hasFilm: this.#hasFilm };
      await saveLessonPosition({ ...this.#place, ...told, positionSec, locale, readLocale });
      this.#isNew = false;
    });
  }

  /** Stores what was watched of the film, with what could not be stored before. Rejects with AppError. */
  saveWatched(ranges: readonly WatchedRange[]): Promise<void> {
    this.#film?.watched(ranges);
    return this.#run(async () => {
      const untold = this.#film?.untold();
      await this.#orWait(() => this.#film?.tell() ?? Promise.resolve(), untold && { film: untold });
    });
  }

  /** Marks the lesson as done or not done. Rejects with AppError. */
  mark(state: LessonProgress['state']): Promise<void> {
    return this.#run(async () => {
      const isDone = state === 'completed';
      await this.#orWait(() => markLesson({ ...this.#place, state }), isDone ? { isDone } : undefined);
      this.#isNew = false;
    });
  }

  /** Marks the lesson to be found again, or no more. Rejects with AppError. */
  bookmark(isBookmarked: boolean): Promise<void> {
    return this.#run(() => saveBookmark({ ...this.#place, isBookmarked }));
  }

  /** Tells progress; without a connection it waits on this device, when the course is kept there. Rejects with AppError. */
  async #orWait(tell: () => Promise<void>, progress: Omit<UntoldProgress, keyof Place> | undefined): Promise<void> {
    const waits = async () => progress !== undefined && waitWithProgress({ ...this.#place, ...progress });
    if (keeper() !== undefined && (await isCutOff()) && (await waits())) return;
    try {
      await tell();
    } catch (error) {
      if (errorCode(error) !== 'offline' || !(await waits())) throw error;
    }
  }
}

/** The record of a lesson, shared by everything on its page; undefined for readers who are not enrolled. */
export function useLessonRecord(
  learner: string | undefined,
  { id: courseId, locales, baseLocale: base }: ReadableCourse,
  lesson: ReadableLesson,
  present: LessonState | undefined,
  enrollment: Enrollment | undefined,
): LessonRecord | undefined {
  const { id: lessonId, locales: own = [] } = lesson;
  // A quiz or a video without a text of its own is there in the languages of its course.
  const there = own.length > 0 ? own : locales;
  const lengthSec = filmLength(lesson);
  const hasFilm = lesson.video !== undefined;
  const decides = completionOf(lesson) === 'watch';
  const record = useMemo(() => {
    if (learner === undefined) return undefined;
    const place = { uid: learner, courseId, lessonId };
    const film = lengthSec === undefined ? undefined : new LessonFilm({ ...place, lengthSec, decides });
    return new LessonRecord(place, { there, base }, film, hasFilm);
  }, [learner, courseId, lessonId, there, base, lengthSec, decides, hasFilm]);
  const hasBegun = present !== undefined;
  const isStated = enrollment?.lessonStates !== undefined;
  useEffect(() => {
    record?.note({ hasBegun, isStated });
  }, [record, hasBegun, isStated]);
  return record;
}
