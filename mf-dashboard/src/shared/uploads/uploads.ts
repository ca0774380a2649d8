import { type KeptFile, startUpload, type Upload, type UploadProgress } from '@cursiv/shared-data';
import { type FilePlace, type FileRule, refusalOf } from '@cursiv/shared-domain';
import { holdReload } from '@cursiv/shared-router';
import { endAtSignOut } from './end-at-sign-out.ts';

/** One upload: what was refused before it began, or how far it is. */
export type UploadState =
  | { step: 'idle' }
  | { step: 'refused'; reason: 'too-large' | 'wrong-type'; file: File }
  | { step: 'started'; file: File; progress: UploadProgress };

const idle: UploadState = { step: 'idle' };

/** Takes a file that has been uploaded under a name; false leaves it for later. */
export type Accept = (name: string, kept: KeptFile, file: File) => boolean;

export const isUnderWay = (state: UploadState): boolean =>
  state.step === 'started' && (state.progress.status === 'running' || state.progress.status === 'paused');

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * The section's uploads, each under a name, apart from what shows them: whatever is closed, moved or left on the page, an upload
 * goes on until it is done or the person cancels it, and what it brought waits for who wants it.
 */
export class Uploads {
  readonly #states = new Map<string, UploadState>();
  readonly #running = new Map<string, Upload>();
  readonly #waiting = new Map<string, { kept: KeptFile; file: File }>();
  readonly #listeners = new Set<() => void>();
  readonly #begin: typeof startUpload;
  #release: (() => void) | undefined;

  constructor(begin: typeof startUpload = startUpload) {
    this.#begin = begin;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get(name: string): UploadState {
    return this.#states.get(name) ?? idle;
  }

  /** Whether an upload whose name begins so is under way. */
  isBusy(prefix: string): boolean {
    return [...this.#states].some(([name, state]) => name.startsWith(prefix) && isUnderWay(state));
  }

  /** How many files wait to be accepted. */
  readonly countWaiting = (): number => this.#waiting.size;

  start(name: string, rule: FileRule, place: FilePlace, file: File): void {
    if (isUnderWay(this.get(name))) return;
    const reason = refusalOf(file, rule);
    if (reason) this.#set(name, { step: 'refused', reason, file });
    else this.#send(name, place, file);
  }

  pause(name: string): void {
    this.#running.get(name)?.pause();
  }

  resume(name: string): void {
    this.#running.get(name)?.resume();
  }

  cancel(name: string): void {
    this.#running.get(name)?.cancel();
  }

  /** Forgets a finished or refused upload. */
  clear(name: string): void {
    if (!isUnderWay(this.get(name))) this.#set(name, idle);
  }

  /** Offers the files that have been uploaded under names that begin so. */
  offer(prefix: string, accept: Accept): void {
    for (const [name, { kept, file }] of this.#waiting)
      if (name.startsWith(prefix) && accept(name, kept, file)) this.#waiting.delete(name);
  }

  /** Cancels whatever is under way and forgets the rest: nothing of it is for the next person. Tells whether anything was under way. */
  endAll(): boolean {
    const wasBusy = this.isBusy('');
    const running = [...this.#running.values()];
    this.#running.clear();
    this.#waiting.clear();
    this.#states.clear();
    for (const upload of running) upload.cancel();
    this.#changed();
    return wasBusy;
  }

  #send(name: string, place: FilePlace, file: File): void {
    this.#waiting.delete(name);
    const progress: UploadProgress = { status: 'running', sentBytes: 0, totalBytes: file.size };
    this.#set(name, { step: 'started', file, progress });
    // An upload that was ended for all still tells that it is cancelled; nobody wants to know.
    const upload = this.#begin(place, file, (news) => {
      if (this.#running.get(name) === upload) this.#tell(name, file, news);
    });
    this.#running.set(name, upload);
  }

  #tell(name: string, file: File, progress: UploadProgress): void {
    if (progress.kept) this.#waiting.set(name, { kept: progress.kept, file });
    this.#set(name, { step: 'started', file, progress });
    if (!isUnderWay(this.get(name))) this.#running.delete(name);
  }

  #set(name: string, state: UploadState): void {
    this.#states.set(name, state);
    this.#changed();
  }

  #changed(): void {
    this.#holdDocument();
    for (const listener of this.#listeners) listener();
  }

  /** While anything is under way the document stays: updates wait, and leaving it asks. */
  #holdDocument(): void {
    if (!this.isBusy('')) {
      this.#release?.();
      this.#release = undefined;
    } else if (!this.#release) {
      const release = holdReload('upload');
      window.addEventListener('beforeunload', askBeforeLeaving);
      this.#release = () => {
        release();
        window.removeEventListener('beforeunload', askBeforeLeaving);
      };
    }
  }
}

/** The one of this document. */
export const uploads = new Uploads();
endAtSignOut(uploads);
