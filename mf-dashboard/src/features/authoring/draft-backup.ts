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

/** Keeps unsaved edits of one course in the browser, apart for every person, until they are saved. */
export class DraftBackup {
  readonly #storage: Storage;
  readonly #uid: string;

  constructor(storage: Storage, uid: string) {
    this.#storage = storage;
    this.#uid = uid;
  }

  /** The kept edits of a course, or of the course that was never saved; undefined when there are none that can be read. */
  read(courseId: string | undefined): Backup | undefined {
    try {
      const parsed = backupSchema.safeParse(JSON.parse(this.#storage.getItem(this.#key(courseId)) ?? 'null'));
      return parsed.success ? parsed.data : undefined;
    } catch {
      // Anything unreadable under the key, or a blocked storage, is the same as no edits kept.
      return undefined;
    }
  }

  /** Keeps edits; false when the browser has no room or does not allow it. `isNew` for a course that was never saved. */
  write(courseId: string, isNew: boolean, rev: number, { content, bodies }: DraftState, at: Date): boolean {
    try {
      const backup: Backup = { courseId, rev, at: at.getTime(), content, bodies };
      this.#storage.setItem(this.#key(isNew ? undefined : courseId), JSON.stringify(backup));
      return true;
    } catch {
      // Full or blocked: the draft still saves itself to the server, and leaving still warns.
      return false;
    }
  }

  clear(courseId: string | undefined): void {
    try {
      this.#storage.removeItem(this.#key(courseId));
    } catch (error) {
      console.info('Kept edits could not be removed', error);
    }
  }

  #key(courseId: string | undefined): string {
    return `cursiv.draft.${this.#uid}.${courseId ?? 'new'}`;
  }
}
