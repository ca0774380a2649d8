import { setTimeout as wait } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import type { CommitEvents } from '../../firestore/store/commit-events.ts';
import type { DocumentChange } from '../../firestore-model/document.ts';
import type { ResourceNames } from '../../firestore-model/names/resource-names.ts';
import type { Watch } from '../../request-log/watch.ts';
import { runInBackground } from '../background-run.ts';
import type { EventTrigger, HostedFunction, HostedFunctions } from '../hosted-function.ts';
import { hasPattern } from './document-pattern.ts';
import { firestoreEvent } from './firestore-event.ts';

/**
 * So many runs of one function overlap at most. A commit may change hundreds of documents: all their runs at once would keep whoever
 * asks for a page waiting until the last of them ends.
 */
const AT_ONCE = 8;

/** The first wait before a function is started again, which doubles up to the longest. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** The kinds of event that a change causes. */
const KINDS: Readonly<Record<string, (change: DocumentChange) => boolean>> = {
  'google.cloud.firestore.document.v1.written': () => true,
  'google.cloud.firestore.document.v1.created': ({ before }) => before === undefined,
  'google.cloud.firestore.document.v1.updated': ({ before, after }) => before !== undefined && after !== undefined,
  'google.cloud.firestore.document.v1.deleted': ({ after }) => after === undefined,
};

/**
 * Starts the functions that wait for documents: exports of `functions/` made with `onDocumentWritten`, `onDocumentCreated`,
 * `onDocumentUpdated` and `onDocumentDeleted` of `firebase-functions/v2/firestore`. To add one, export it from
 * functions/src/index.ts; the module that makes it calls `adminFirestore()` as it loads, because firebase-functions needs
 * it to make the snapshots.
 *
 *     const firestore = adminFirestore();
 *     export const refreshCourse = onDocumentWritten('courses/{courseId}', async (event) => {
 *       const course = event.data?.after.data(); // undefined once the document is deleted; `before` likewise
 *       await firestore.doc(`listed/${event.params.courseId}`).set(…);
 *     });
 *
 * As hosted, every document that a commit changed causes an event after the commit, whoever wrote it, functions included.
 * A write that changes nothing causes none. Events may overlap, and the writer does not wait for them. A function's error
 * is logged, and the function is started again, after growing waits, if it is made with `retry: true`. Every event arrives
 * at least once: one that a crash cuts off is told again at the next start, with the same id. Demo data, a reset and an
 * import replace the whole state and cause no events, so that state must include everything that functions derive.
 */
export class FirestoreTriggers implements CommitEvents {
  readonly #names: ResourceNames;
  readonly #functions: () => Promise<HostedFunctions>;
  readonly #watch: Watch;
  readonly #closing = new AbortController();
  readonly #limits = new Map<string, LimitFunction>();
  #isQuiet = false;
  #known: HostedFunctions | undefined;

  constructor(names: ResourceNames, functions: () => Promise<HostedFunctions>, watch: Watch) {
    this.#names = names;
    this.#functions = functions;
    this.#watch = watch;
  }

  /** Whether a function waits for one of the changes; before the functions are loaded, it may. */
  awaits(changes: readonly DocumentChange[]): boolean {
    if (this.#isQuiet || changes.length === 0) return false;
    if (!this.#known) return true;
    const triggers = [...this.#known.values()].flatMap(({ __endpoint }) => __endpoint.eventTrigger ?? []);
    return changes.some((change) => triggers.some((trigger) => waitsFor(trigger, change)));
  }

  /** Starts the functions that wait for the changes. */
  async deliver(changes: readonly DocumentChange[], time: number): Promise<boolean> {
    try {
      this.#known = await this.#functions();
    } catch (error) {
      console.error('The functions cannot be loaded.', error);
      return false;
    }
    const ends = [...this.#known].flatMap(([name, run]) => {
      const { eventTrigger } = run.__endpoint;
      if (!eventTrigger) return [];
      const awaited = changes.filter((change) => waitsFor(eventTrigger, change));
      return awaited.map((change) => this.#run(name, run, eventTrigger, change, time));
    });
    return (await Promise.all(ends)).every(Boolean);
  }

  /** What waits to be started again is not, until the next start. */
  close(): void {
    this.#closing.abort();
  }

  /** Commits made during `work` send no events. */
  async quietly(work: () => Promise<void>): Promise<void> {
    this.#isQuiet = true;
    try {
      await work();
    } finally {
      this.#isQuiet = false;
    }
  }

  /** Resolves to whether the function need not be started again for this event. */
  async #run(
    name: string,
    run: HostedFunction,
    { eventType, retry }: EventTrigger,
    change: DocumentChange,
    time: number,
  ): Promise<boolean> {
    const event = firestoreEvent(eventType, change, time, this.#names);
    const about = { name, operation: eventType, target: change.path };
    const limit = this.#limits.get(name) ?? pLimit(AT_ONCE);
    this.#limits.set(name, limit);
    const once = () =>
      limit(() =>
        runInBackground(this.#watch, about, async () => {
          await run(event);
          return 200;
        }),
      );
    for (let waitMs = FIRST_WAIT_MS; !(await once()) && retry; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS))
      if (!(await this.#waited(waitMs))) return false;
    return true;
  }

  /** Waits; false when this is closed meanwhile. */
  #waited(ms: number): Promise<boolean> {
    return wait(ms, true, { ref: false, signal: this.#closing.signal }).catch(() => false);
  }
}

/** Whether local-cloud can send the events that a function waits for. */
export function isSupported({ eventType, eventFilters = {} }: EventTrigger): boolean {
  const { database = '(default)', namespace = '(default)' } = eventFilters;
  return Object.hasOwn(KINDS, eventType) && database === '(default)' && namespace === '(default)';
}

function waitsFor(trigger: EventTrigger, change: DocumentChange): boolean {
  if (!isSupported(trigger) || !KINDS[trigger.eventType]?.(change)) return false;
  const pattern = trigger.eventFilterPathPatterns?.document ?? trigger.eventFilters?.document;
  return typeof pattern === 'string' && hasPattern(change.path, pattern);
}
