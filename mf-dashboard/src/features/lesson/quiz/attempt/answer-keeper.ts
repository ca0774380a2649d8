import { isFinal, retryDelay } from '@cursiv/shared-data';
import type { KeptEdits } from '@cursiv/shared-data/edits';
import { type AppErrorCode, errorCode } from '@cursiv/shared-domain';

/** The pause in typing, in milliseconds, after which an answer is saved. */
const TYPING_MS = 500;

/** Stored answers by the ids of their questions. */
export type Answers = Readonly<Record<string, string>>;

export interface AnswerState {
  answers: Answers;
  /** Whether some of them are not saved yet. */
  isSaving: boolean;
  /** Why the last save failed; what is not refused for good is tried again. */
  failure?: AppErrorCode;
}

interface AnswerKeeperOptions {
  stored: Answers;
  /** Answers that wait in the browser until they are saved, those of other tabs among them. */
  kept: KeptEdits<Record<string, string>>;
  save(questionId: string, answer: string): Promise<void>;
}

/** Saves each answer of an attempt as it is given, one at a time; what is not saved waits in the browser. */
export class AnswerKeeper {
  readonly #options: AnswerKeeperOptions;
  readonly #listeners = new Set<() => void>();
  readonly #pending: Map<string, string>;
  /** Answers that wait for their learner to change them; they hold up none of the others. */
  readonly #refused = new Map<string, { answer: string; failure: AppErrorCode }>();
  #state: AnswerState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<AppErrorCode | undefined> = Promise.resolve(undefined);
  #failures = 0;

  constructor(options: AnswerKeeperOptions) {
    this.#options = options;
    this.#pending = new Map(Object.entries(options.kept.read() ?? {}));
    this.#state = { answers: { ...options.stored, ...Object.fromEntries(this.#pending) }, isSaving: false };
    if (this.#pending.size > 0) this.#schedule(0);
  }

  readonly getState = (): AnswerState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The learner has answered a question, or is typing. */
  answered(questionId: string, answer: string): void {
    this.#pending.set(questionId, answer);
    this.#options.kept.keep({ ...this.#options.kept.read(), [questionId]: answer });
    this.#tell({ answers: { ...this.#state.answers, [questionId]: answer } });
    this.#schedule(TYPING_MS);
  }

  /** Answers that the server has; those of another tab are taken over, those that wait here are newer. */
  stored(answers: Answers): void {
    this.#tell({ answers: { ...this.#state.answers, ...answers, ...Object.fromEntries(this.#pending) } });
  }

  /** Saves what waits. Resolves with why some of it cannot be saved now and is tried again; with nothing when all is saved or refused. */
  flush(): Promise<AppErrorCode | undefined> {
    clearTimeout(this.#timer);
    this.#running = this.#running.then(() => this.#saveAll());
    return this.#running;
  }

  /** Nothing more is saved by itself. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The attempt is over: what could not be saved in time waits no longer. */
  discard(): void {
    this.stop();
    this.#pending.clear();
    this.#options.kept.clear();
  }

  async #saveAll(): Promise<AppErrorCode | undefined> {
    for (;;) {
      const next = [...this.#pending].find(([questionId, answer]) => this.#refused.get(questionId)?.answer !== answer);
      if (!next) break;
      const [questionId, answer] = next;
      try {
        await this.#options.save(questionId, answer);
      } catch (error) {
        const failure = errorCode(error);
        if (!isFinal({ code: failure })) return this.#failed(failure);
        this.#refused.set(questionId, { answer, failure });
        continue;
      }
      this.#failures = 0;
      if (this.#pending.get(questionId) === answer) this.#pending.delete(questionId);
      this.#waitsNoMore(questionId, answer);
    }
    this.#tell({});
    return undefined;
  }

  #failed(failure: AppErrorCode): AppErrorCode {
    this.#failures += 1;
    this.#tell({ failure });
    this.#schedule(retryDelay(this.#failures));
    return failure;
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  /** Takes a saved answer from what waits in the browser. Answers of another tab wait there too, perhaps a newer one to this question. */
  #waitsNoMore(questionId: string, answer: string): void {
    const { [questionId]: waiting, ...others } = this.#options.kept.read() ?? {};
    if (waiting !== answer) return;
    if (Object.keys(others).length > 0) this.#options.kept.keep(others);
    else this.#options.kept.clear();
  }

  #tell(change: Partial<Pick<AnswerState, 'answers' | 'failure'>>): void {
    const [refused] = [...this.#refused].filter(([questionId, { answer }]) => this.#pending.get(questionId) === answer);
    const failure = refused && { failure: refused[1].failure };
    this.#state = { answers: this.#state.answers, isSaving: this.#pending.size > 0, ...failure, ...change };
    for (const listener of this.#listeners) listener();
  }
}
