import { keptEdits } from '@cursiv/shared-data/edits';
import { courseDraftContentSchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type { DraftState } from './draft-state.ts';

const backupSchema = z.object({
  /** The course's id, or the id that it will get at its first save. */
  courseId: z.string(),
  rev: z.number(),
  /** Epoch milliseconds. */
  at: z.number(),
  content: courseDraftContentSchema,
  bodies: z.record(z.string(), z.string()),
});
export type Backup = z.infer<typeof backupSchema>;

/** Keeps a person's unsaved edits of courses in the browser until they are saved. */
export class DraftBackup {
  readonly #uid: string;

  constructor(uid: string) {
    this.#uid = uid;
  }

  /** The kept edits of a course, or of the course that was never saved; undefined when there are none or they are unreadable. */
  read(courseId: string | undefined): Backup | undefined {
    return this.#edits(courseId).read();
  }

  /** Keeps edits if the browser allows it. `isNew` for a course that was never saved. */
  write(courseId: string, isNew: boolean, rev: number, { content, bodies }: DraftState, at: Date): void {
    this.#edits(isNew ? undefined : courseId).keep({ courseId, rev, at: at.getTime(), content, bodies });
  }

  clear(courseId: string | undefined): void {
    this.#edits(courseId).clear();
  }

  #edits(courseId: string | undefined) {
    return keptEdits(this.#uid, `course.${courseId ?? 'new'}`, backupSchema);
  }
}
