import { keptEdits } from '@cursiv/shared-data/edits';
import { courseDraftContentSchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type { DraftState } from './draft-state.ts';

const backupSchema = z.object({
  /** The id the course has, or will have from its first save. */
  courseId: z.string(),
  rev: z.number(),
  /** Epoch milliseconds. */
  at: z.number(),
  content: courseDraftContentSchema,
  bodies: z.record(z.string(), z.string()),
});
export type Backup = z.infer<typeof backupSchema>;

/** Keeps unsaved edits of a person's courses in the browser until they are saved. */
export class DraftBackup {
  readonly #uid: string;

  constructor(uid: string) {
    this.#uid = uid;
  }

  /** The kept edits of a course, or of the course that was never saved; undefined when there are none that can be read. */
  read(courseId: string | undefined): Backup | undefined {
    return this.#edits(courseId).read();
  }

  /** Keeps edits where the browser lets us. `isNew` for a course that was never saved. */
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
