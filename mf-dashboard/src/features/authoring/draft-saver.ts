import { isPassing, retryDelay } from '@cursiv/shared-data';
import { type AppErrorCode, errorCode } from '@cursiv/shared-domain';
import type { DraftBackup } from './draft-backup.ts';
import { type DraftState, storedAfter } from './draft-state.ts';

/** The pause in typing, in milliseconds, after which a draft saves itself. */
const AUTOSAVE_MS = 3_000;

export interface SaveState {
  status: 'untouched' | 'saved' | 'unsaved' | 'saving' | 'conflict' | 'failed';
  savedAt?: Date;
  error?: AppErrorCode;
  /** Whether the server has the course under its id. */
  isStored: boolean;
}

export interface DraftSaverOptions {
  courseId: string;
  /** Revision of the stored draft; 0 when there is none. */
  rev: number;
  stored: DraftState;
  backup: DraftBackup;
  /** Writes the changes since `stored` on top of a revision; returns the new revision. */
  save(stored: DraftState, present: DraftState, rev: number): Promise<number>;
  /** The revision that the server has now. */
  latestRev(): Promise<number>;
  now(): Date;
}

/** Saves a draft shortly after every edit and on request, one save at a time; keeps unsaved edits in the browser. */
export class DraftSaver {
  readonly #options: DraftSaverOptions;
  readonly #listeners = new Set<() => void>();
  #rev: number;
  #stored: DraftState;
  #present: DraftState;
  #saved: DraftState;
  #state: SaveState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSaving = false;
  #failures = 0;

  constructor(options: DraftSaverOptions) {
    this.#options = options;
    this.#rev = options.rev;
    this.#stored = options.stored;
    this.#present = options.stored;
    this.#saved = options.stored;
    this.#state = { status: 'untouched', isStored: options.rev > 0 };
  }

  readonly getState = (): SaveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The draft has been edited. */
  edited(present: DraftState): void {
    if (present === this.#present) return;
    this.#present = present;
    this.#keep();
    // After a conflict, only the author decides about the newer version.
    if (this.#state.status === 'conflict') return;
    if (!this.#isSaving) this.#tell({ status: 'unsaved' });
    this.#schedule(AUTOSAVE_MS);
  }

  /** Saves all unsaved edits at once. */
  async saveNow(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isSaving || this.#present === this.#saved) return;
    this.#isSaving = true;
    this.#tell({ status: 'saving' });
    const present = this.#present;
    try {
      const wasNew = this.#rev === 0;
      this.#rev = await this.#options.save(this.#stored, present, this.#rev);
      this.#isSaving = false;
      this.#finished(present, wasNew);
    } catch (error) {
      this.#isSaving = false;
      this.#failed(errorCode(error));
    }
  }

  /** Resolves when the server has stored or refused the course. */
  async whenStored(): Promise<void> {
    if (this.#state.isStored) return;
    void this.saveNow();
    const settled = Promise.withResolvers<void>();
    const stop = this.subscribe(() => {
      if (this.#state.isStored || this.#state.status === 'failed') settled.resolve();
    });
    await settled.promise;
    stop();
  }

  /** After a conflict: saves the present draft over the newer version. */
  async overwrite(): Promise<void> {
    try {
      this.#rev = await this.#options.latestRev();
    } catch (error) {
      return this.#failed(errorCode(error));
    }
    await this.saveNow();
  }

  /** Deletes the edits kept in the browser, before the stored version is opened instead. */
  discard(): void {
    this.stop();
    this.#options.backup.clear(this.#backupKey());
  }

  /** Stops saving automatically. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #finished(present: DraftState, wasNew: boolean): void {
    const { backup, now } = this.#options;
    this.#failures = 0;
    this.#saved = present;
    this.#stored = storedAfter(present);
    if (wasNew) backup.clear(undefined);
    const isAllSaved = this.#present === present;
    if (isAllSaved) backup.clear(this.#options.courseId);
    else this.#keep();
    this.#tell({ status: isAllSaved ? 'saved' : 'unsaved', savedAt: now(), isStored: true });
    if (!isAllSaved) this.#schedule(AUTOSAVE_MS);
  }

  #failed(error: AppErrorCode): void {
    this.#tell({ status: error === 'conflict' ? 'conflict' : 'failed', error });
    this.#failures += 1;
    if (isPassing({ code: error })) this.#schedule(retryDelay(this.#failures));
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.saveNow(), ms);
  }

  #keep(): void {
    const { backup, courseId, now } = this.#options;
    backup.write(courseId, this.#rev === 0, this.#rev, this.#present, now());
  }

  #backupKey(): string | undefined {
    return this.#rev === 0 ? undefined : this.#options.courseId;
  }

  #tell(change: Partial<SaveState> & Pick<SaveState, 'status'>): void {
    const { savedAt, isStored } = this.#state;
    this.#state = { isStored, ...(savedAt && { savedAt }), ...change };
    for (const listener of this.#listeners) listener();
  }
}
