import { SECTION_IDS, type SectionId } from '@cursiv/shared-platform';
import type { Update } from './pending-update.ts';

/** How often open pages ask for newer builds (spec §9), spread by ±5 % so that tabs do not ask together. */
const INTERVAL_MS = 60 * 60 * 1000;
const JITTER = 0.05;

/** What the poller asks and where it lives; tests bring their own. */
export interface BuildSource {
  /** Id of this document's shell. */
  shellBuild: string;
  /** Id of the newest shell build. */
  latestShellBuild(): Promise<string>;
  /** What is new about the sections comes from here: it is read again before they are asked about. */
  readRegistry(): Promise<unknown>;
  /** Whether a section asks for another document, and why. */
  sectionUpdate(section: SectionId): Promise<Update | undefined>;
  /** A random number from 0 to 1. */
  random(): number;
  now(): number;
}

/** Asks about every hour whether something newer asks for another document; then stops asking. */
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
    const update = await this.#update();
    if (update) {
      this.#isDone = true;
      this.#onUpdate(update);
    } else {
      this.#arm();
    }
  }

  /** A question that fails counts as no news: the next hour asks again. */
  async #update(): Promise<Update | undefined> {
    const { shellBuild, latestShellBuild, readRegistry, sectionUpdate } = this.#source;
    await readRegistry().catch((error: unknown) => console.info(error));
    const answers = await Promise.allSettled([
      latestShellBuild().then((latest) => (latest === shellBuild ? undefined : 'newer')),
      ...SECTION_IDS.map(sectionUpdate),
    ]);
    const updates = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined));
    return updates.find((update) => update === 'ended') ?? updates.find(Boolean);
  }
}
