import { type NamedCode, SectionProcess } from './section-process.ts';

/** The most processes kept for one section: the live release's, and the previous one's while a deploy settles. */
const MOST_PROCESSES = 2;
/**
 * A release whose process ended within this time is not started again for a while; one that ran longer restarts at
 * once. In milliseconds.
 */
const SHORT_LIFE_MS = 10_000;
const REST_MS = 60_000;

interface Running {
  key: string;
  since: number;
  process: Promise<SectionProcess>;
}

/** One process for each rendered release, so that a failure of one affects no other. */
export class SectionProcesses {
  readonly #running = new Map<string, Running[]>();
  readonly #now: () => number;
  /** When the process of a release ended soon after its start. */
  readonly #ended = new Map<string, number>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * The process of a section's release, by the release's key; started when there is none. Rejects when its code is
   * unavailable or cannot be evaluated, and for a while after its process ended early.
   */
  async of(section: string, buildId: string, key: string, code: () => Promise<NamedCode[]>): Promise<SectionProcess> {
    const known = this.#running.get(section)?.find((running) => running.key === key);
    const { since, process: starting } = known ?? this.#start(section, buildId, key, code);
    const process = await starting;
    if (process.ended === undefined) {
      await process.started;
      return process;
    }
    this.#forget(section, key);
    if (this.#now() - since >= SHORT_LIFE_MS) return this.of(section, buildId, key, code);
    this.#ended.set(key, this.#now());
    throw new Error(`the process of ${section} ${buildId} has ended: ${process.ended}`);
  }

  /** Ends all processes. */
  async stop(): Promise<void> {
    const all = [...this.#running.values()].flat();
    this.#running.clear();
    for (const { process } of all) (await process).stop('nobody needs it any more');
  }

  #start(section: string, buildId: string, key: string, code: () => Promise<NamedCode[]>): Running {
    const since = this.#now();
    if (since - (this.#ended.get(key) ?? Number.NEGATIVE_INFINITY) < REST_MS)
      throw new Error(`${section} ${buildId} rests after its process has ended`);
    this.#ended.delete(key);
    const process = code().then((files) => new SectionProcess(files, { section, buildId }));
    process.catch(() => this.#forget(section, key));
    const started = { key, since, process };
    const running = [...(this.#running.get(section) ?? []), started];
    this.#running.set(section, running.slice(-MOST_PROCESSES));
    for (const old of running.slice(0, -MOST_PROCESSES))
      old.process.then(
        (ended) => ended.stop('a newer release is live'),
        () => {},
      );
    return started;
  }

  #forget(section: string, key: string): void {
    const others = (this.#running.get(section) ?? []).filter((running) => running.key !== key);
    this.#running.set(section, others);
  }
}
