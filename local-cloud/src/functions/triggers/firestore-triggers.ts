import type { ChangeListener } from '../../firestore/store/document-store.ts';
import type { DocumentChange } from '../../firestore-model/document.ts';
import type { ResourceNames } from '../../firestore-model/names/resource-names.ts';
import type { Watch } from '../../request-log/watch.ts';
import { runInBackground } from '../background-run.ts';
import type { EventTrigger, HostedFunction, HostedFunctions } from '../hosted-function.ts';
import { documentPattern } from './document-pattern.ts';
import { firestoreEvent } from './firestore-event.ts';

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
 * is logged. Unlike hosted, there are no retries. Demo data, a reset and an import replace the whole state and cause no
 * events, so that state must include everything that functions derive.
 */
export class FirestoreTriggers {
  readonly #names: ResourceNames;
  readonly #functions: () => Promise<HostedFunctions>;
  readonly #watch: Watch;
  #isQuiet = false;

  constructor(names: ResourceNames, functions: () => Promise<HostedFunctions>, watch: Watch) {
    this.#names = names;
    this.#functions = functions;
    this.#watch = watch;
  }

  /** Receives commits and starts the functions that wait for their changes. */
  readonly deliver: ChangeListener = (changes, time) => {
    if (this.#isQuiet || changes.length === 0) return;
    this.#start(changes, time).catch((error: unknown) => console.error('The functions cannot be loaded.', error));
  };

  /** Commits made during `work` send no events. */
  async quietly(work: () => Promise<void>): Promise<void> {
    this.#isQuiet = true;
    try {
      await work();
    } finally {
      this.#isQuiet = false;
    }
  }

  async #start(changes: readonly DocumentChange[], time: number): Promise<void> {
    for (const [name, run] of await this.#functions()) {
      const { eventTrigger } = run.__endpoint;
      if (!eventTrigger) continue;
      for (const change of changes)
        if (waitsFor(eventTrigger, change)) this.#run(name, run, eventTrigger, change, time);
    }
  }

  #run(name: string, run: HostedFunction, { eventType }: EventTrigger, change: DocumentChange, time: number): void {
    const event = firestoreEvent(eventType, change, time, this.#names);
    void runInBackground(this.#watch, { name, operation: eventType, target: change.path }, async () => {
      await run(event);
      return 200;
    });
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
  return typeof pattern === 'string' && documentPattern(pattern)(change.path);
}
