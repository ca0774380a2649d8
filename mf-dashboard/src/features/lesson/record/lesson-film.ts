import { saveWatched } from '@cursiv/shared-data';
import { keptEdits } from '@cursiv/shared-data/edits';
import type { WatchedRange } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

const rangesSchema = z.array(z.object({ from: z.number(), to: z.number() }));

interface FilmOptions {
  uid: string;
  courseId: string;
  lessonId: string;
  lengthSec: number;
  decides: boolean;
}

/** Tells the server what was watched of a lesson's film; what it could not be told waits here, and in the browser for another visit. */
export class LessonFilm {
  readonly #film: FilmOptions;
  readonly #kept: ReturnType<typeof keptEdits<WatchedRange[]>>;
  #waiting: WatchedRange[];

  constructor(film: FilmOptions) {
    this.#film = film;
    this.#kept = keptEdits(film.uid, `watched.${film.courseId}.${film.lessonId}`, rangesSchema);
    this.#waiting = this.#kept.read() ?? [];
  }

  /** Keeps what was watched until it is told. Browsers differ by a moment about where a film ends. */
  watched(ranges: readonly WatchedRange[]): void {
    if (ranges.length === 0) return;
    const { lengthSec } = this.#film;
    this.#wait([...this.#waiting, ...ranges.map(({ from, to }) => ({ from, to: Math.min(to, lengthSec) }))]);
  }

  /** What waits, with what it takes to judge it; undefined when nothing does. */
  untold(): { lengthSec: number; decides: boolean; ranges: WatchedRange[] } | undefined {
    const { lengthSec, decides } = this.#film;
    return this.#waiting.length > 0 ? { lengthSec, decides, ranges: this.#waiting } : undefined;
  }

  /** Tells all that waits. Rejects with AppError. */
  async tell(): Promise<void> {
    const ranges = this.#waiting;
    if (ranges.length === 0) return;
    await saveWatched({ ...this.#film, ranges });
    this.#wait(this.#waiting.slice(ranges.length));
  }

  #wait(ranges: WatchedRange[]): void {
    this.#waiting = ranges;
    if (ranges.length > 0) this.#kept.keep(ranges);
    else this.#kept.clear();
  }
}
