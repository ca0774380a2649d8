import type { SectionId } from '@cursiv/shared-platform';

/** How often open pages ask for newer builds (spec §9), spread by ±5 % so that tabs do not ask together. */
const INTERVAL_MS = 60 * 60 * 1000;
const JITTER = 0.05;

/** What the poller asks and where it lives; tests bring their own. */
export interface BuildSource {
  /** Id of this document's shell. */
  shellBuild: string;
  /** Builds of the sections whose code runs in this document. */
  usedBuilds(): ReadonlyMap<SectionId, string>;
  /** Id of the newest shell build. */
  latestShellBuild(): Promise<string>;
  /** Id of a section's live build. */
  liveBuild(section: SectionId): Promise<string>;
  /** A random number from 0 to 1. */
  random(): number;
  now(): number;
}

/** Asks about every hour whether a newer build of the shell or of a section in use is live; then stops asking. */
export class BuildPoller {
  readonly #source: BuildSource;
  readonly #onUpdate: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checkedAt: number;
  #isDone = false;

  constructor(source: BuildSource, onUpdate: () => void) {
    this.#source = source;
    this.#onUpdate = onUpdate;
    this.#checkedAt = source.now();
  }

  start(): void {
    this.#arm();
  }

  /** The page is looked at again: asks at once when the last answer is an hour old, as after the sleep of a laptop. */
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
    if (await this.#isOutdated()) {
      this.#isDone = true;
      this.#onUpdate();
    } else {
      this.#arm();
    }
  }

  /** A question that fails counts as no news: the next hour asks again. */
  async #isOutdated(): Promise<boolean> {
    const { shellBuild, usedBuilds, latestShellBuild, liveBuild } = this.#source;
    const questions = [
      latestShellBuild().then((latest) => latest !== shellBuild),
      ...[...usedBuilds()].map(async ([section, build]) => (await liveBuild(section)) !== build),
    ];
    const answers = await Promise.allSettled(questions);
    return answers.some((answer) => answer.status === 'fulfilled' && answer.value);
  }
}
