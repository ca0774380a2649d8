import type { Update } from './pending-update.ts';

/** How often open pages ask for newer builds (spec §9), spread by ±5 % so that tabs do not ask together. */
const INTERVAL_MS = 60 * 60 * 1000;
const JITTER = 0.05;

/** The poller's sources and its environment; tests bring their own. */
export interface BuildSource {
  /** Id of this document's shell. */
  shellBuild: string;
  /** Id of the newest shell build. */
  latestShellBuild(): Promise<string>;
  /** The origin of the sections' news: the registry is read again before the sections are checked. */
  readRegistry(): Promise<unknown>;
  /** Ids of the sections that the registry names. */
  sections(): string[];
  /** Whether a section needs another document, and why. */
  sectionUpdate(section: string): Promise<Update | undefined>;
  /** A random number from 0 to 1. */
  random(): number;
  now(): number;
}

/** Checks about every hour whether something newer needs another document; then stops. */
export class BuildPoller {
  readonly #source: BuildSource;
  readonly #onUpdate: (update: Update) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checkedAt: number;
  #isDone = false;

  constructor(source: BuildSource, onUpdate: (update: Update) => void) {
    this.#source = source;
    this.#onUpdate = onUpdate;
    this.#checkedAt = source.now();
  }

  start(): void {
    this.#arm();
  }

  /** The page is visible again: checks at once when the last answer is an hour old, for example after the laptop slept. */
  async becameVisible(): Promise<void> {
    if (this.#isDone || this.#source.now() - this.#checkedAt < INTERVAL_MS) return;
    clearTimeout(this.#timer);
    await this.#check();
  }

  #arm(): void {
    const spread = 1 + JITTER * (2 * this.#source.random() - 1);
    this.#timer = setTimeout(() => void this.#check(), INTERVAL_MS * spread);
  }

  async #check(): Promise<void> {
    this.#checkedAt = this.#source.now();
    const update = await this.#update();
    if (update) {
      this.#isDone = true;
      this.#onUpdate(update);
    } else {
      this.#arm();
    }
  }

  /** A failed check counts as no news: the next hour checks again. */
  async #update(): Promise<Update | undefined> {
    const { shellBuild, latestShellBuild, readRegistry, sections, sectionUpdate } = this.#source;
    await readRegistry().catch((error: unknown) => console.info(error));
    const answers = await Promise.allSettled([
      latestShellBuild().then((latest) => (latest === shellBuild ? undefined : 'newer')),
      ...sections().map(sectionUpdate),
    ]);
    const updates = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined));
    return updates.find((update) => update === 'ended') ?? updates.find(Boolean);
  }
}
