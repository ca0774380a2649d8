import type { UploadDestination, Uploader, UploadStep } from '@cursiv/shared-platform/shell';
import type { UploadQueue } from './upload-queue.ts';

/** What a tab asks of the one that runs the uploads; files travel along. */
type Request =
  | { ask: 'add'; id: string; file: File; to: UploadDestination }
  | { ask: 'give'; id: string; file: File }
  | { ask: 'step'; id: string; step: UploadStep }
  | { ask: 'place'; id: string; problem: string | undefined }
  /** Ends the uploads of a person. */
  | { ask: 'end'; id: string };

const NAME = 'cursiv:uploads';

/** What surrounds the uploads of one tab. */
interface TabEnvironment {
  /** Called once this tab runs the uploads. */
  openQueue(): Promise<UploadQueue>;
  /** Asks the person whether uploads under way may end. */
  askToEnd(): Promise<boolean>;
  person(): string | undefined;
  /** Resolves when nothing of a person is left, or after a while. */
  whenGone(uid: string): Promise<void>;
}

/**
 * The uploads as one tab sees them. One tab of the browser runs them all, as long as it is open; the others show what it
 * keeps and send it what people ask. When it is closed, another goes on.
 */
export class TabUploader implements Uploader {
  readonly #environment: TabEnvironment;
  readonly #channel = new BroadcastChannel(NAME);
  /** What was chosen here: a tab that takes over begins with what its predecessor may not have heard of. */
  readonly #added: Extract<Request, { ask: 'add' }>[] = [];
  #queue: UploadQueue | undefined;

  constructor(environment: TabEnvironment) {
    this.#environment = environment;
    this.#channel.onmessage = ({ data }: MessageEvent<Request>) => this.#queue && this.#do(data);
  }

  /** Runs the uploads if no other tab does, and otherwise as soon as none does any more. Resolves when that is known. */
  start(): Promise<void> {
    const lead = async () => {
      this.#queue = await this.#environment.openQueue();
      this.#queue.goOn();
      for (const request of this.#added) this.#do(request);
    };
    // The lock is held as long as the tab is open.
    const forever = new Promise<never>(() => undefined);
    return new Promise((known) => {
      void navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
        if (lock) await lead();
        else void navigator.locks.request(NAME, () => lead().then(() => forever));
        known();
        return lock && forever;
      });
    });
  }

  add(file: File, to: UploadDestination): void {
    const request = { ask: 'add', id: crypto.randomUUID(), file, to } as const;
    this.#added.push(request);
    this.#ask(request);
  }

  give(id: string, file: File): void {
    this.#ask({ ask: 'give', id, file });
  }

  step(id: string, step: UploadStep): void {
    this.#ask({ ask: 'step', id, step });
  }

  place(id: string, problem?: string): void {
    this.#ask({ ask: 'place', id, problem });
  }

  async end(): Promise<boolean> {
    if (!(await this.#environment.askToEnd())) return false;
    const uid = this.#environment.person();
    if (uid === undefined) return true;
    this.#ask({ ask: 'end', id: uid });
    await this.#environment.whenGone(uid);
    return true;
  }

  /** A person has signed out: nothing of theirs stays. */
  leave(uid: string): void {
    void this.#queue?.end(uid);
  }

  /** The person in front of the page has changed. */
  personChanged(): void {
    this.#queue?.goOn();
  }

  #ask(request: Request): void {
    if (this.#queue) this.#do(request);
    else this.#channel.postMessage(request);
  }

  #do(request: Request): void {
    const queue = this.#queue;
    if (!queue) return;
    const { id } = request;
    if (request.ask === 'add') queue.add(id, request.file, request.to);
    else if (request.ask === 'give') queue.give(id, request.file);
    else if (request.ask === 'step') queue.step(id, request.step);
    else if (request.ask === 'place') queue.place(id, request.problem);
    else void queue.end(id);
  }
}
