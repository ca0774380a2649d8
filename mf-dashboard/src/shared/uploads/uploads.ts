import { type KeptFile, startUpload, type Upload, type UploadProgress } from '@cursiv/shared-data';
import { type FilePlace, type FileRule, refusalOf } from '@cursiv/shared-domain';
import { holdReload } from '@cursiv/shared-router';
import { endAtSignOut } from './end-at-sign-out.ts';

/** One upload: a refusal before its start, or its progress. */
export type UploadState =
  | { step: 'idle' }
  | { step: 'refused'; reason: 'too-large' | 'wrong-type'; file: File }
  | { step: 'started'; file: File; progress: UploadProgress };

const idle: UploadState = { step: 'idle' };

/** Accepts a file uploaded under a name; false leaves it for later. */
export type Accept = (name: string, kept: KeptFile, file: File) => boolean;

export const isUnderWay = (state: UploadState): boolean =>
  state.step === 'started' && (state.progress.status === 'running' || state.progress.status === 'paused');

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * The section's uploads by name, independent of the components that show them. An upload continues until it is done or
 * cancelled, whatever is closed, moved or left on the page; the finished file waits until a component accepts it.
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

  /** Whether an upload whose name has this prefix is running. */
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

  /** Offers the files that were uploaded under names with this prefix. */
  offer(prefix: string, accept: Accept): void {
    for (const [name, { kept, file }] of this.#waiting)
      if (name.startsWith(prefix) && accept(name, kept, file)) this.#waiting.delete(name);
  }

  /**
   * Cancels all running uploads and forgets the rest, so that nothing is left for the next person. Tells whether any
   * was running.
   */
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
    // A cancelled upload still reports its cancellation; nobody needs to hear it.
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

  /** While an upload runs, the document stays: updates wait, and leaving asks first. */
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

/** The uploads of this document. */
export const uploads = new Uploads();
endAtSignOut(uploads);
