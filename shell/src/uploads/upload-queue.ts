import type { sendFile } from '@cursiv/shared-data';
import { errorCode, isAppError } from '@cursiv/shared-domain';
import type { StoredUpload, UploadDestination, UploadStep } from '@cursiv/shared-platform/shell';
import { isUnderWay, type UploadRecord } from './upload-record.ts';

/** How many files are sent at once; others wait for their turn. */
const AT_ONCE = 2;
/** For so long an upload that nobody is signed in for is left alone, in milliseconds. */
const SESSION_MS = 2_000;

/** What surrounds the queue; tests bring their own. */
export interface QueueEnvironment {
  /** The signed-in person. */
  person(): string | undefined;
  send: typeof sendFile;
  /** Removes from the service what was sent of an upload. */
  withdraw(record: UploadRecord): Promise<void>;
  keepBytes(id: string, file: File): Promise<boolean>;
  keptBytes(id: string): Promise<File | undefined>;
  dropBytes(id: string): Promise<void>;
  /** The records are to be kept and shown. */
  changed(records: readonly UploadRecord[]): void;
  /** Resolves when the last records are on the disk. */
  recorded(): Promise<void>;
  report(error: unknown): void;
  pause(ms: number): Promise<void>;
}

type Running = { stop: AbortController; ended: Promise<void> };

/** The uploads of all persons of this browser, run by one tab: some at once, the others in their turn. */
export class UploadQueue {
  #records: readonly UploadRecord[];
  readonly #files = new Map<string, File>();
  readonly #running = new Map<string, Running>();
  /** Uploads whose session the service refused the last time. */
  readonly #refused = new Set<string>();
  readonly #environment: QueueEnvironment;

  constructor(environment: QueueEnvironment, records: readonly UploadRecord[]) {
    this.#environment = environment;
    this.#records = records;
  }

  get records(): readonly UploadRecord[] {
    return this.#records;
  }

  add(id: string, file: File, to: UploadDestination): void {
    const uid = this.#environment.person();
    const there = this.#records.find((record) => record.to.name === to.name && record.uid === uid);
    if (uid === undefined || this.#find(id) || (there && isUnderWay(there))) return;
    const { name, size: bytes, type, lastModified: modified } = file;
    const record = { id, uid, to, name, bytes, type, modified, sentBytes: 0, state: 'running', isKept: false } as const;
    this.#files.set(id, file);
    // What has ended at this spot is history.
    if (there) this.#forget(there);
    this.#show([...this.#records, record]);
    this.#pump();
    void this.#keep(id, file);
  }

  /** Gives an upload its file again; another file is refused. */
  give(id: string, file: File): void {
    const record = this.#find(id);
    if (!record) return;
    const isSame = file.size === record.bytes && file.name === record.name && file.lastModified === record.modified;
    if (isSame) {
      this.#files.set(id, file);
      this.#begin(id);
      this.#pump();
      void this.#keep(id, file);
    } else this.#change(id, { problem: 'other-file' });
  }

  step(id: string, step: UploadStep): void {
    const record = this.#find(id);
    if (!record) return;
    if (step === 'forget') this.#forget(record);
    else if (step === 'cancel') this.#cancel(record);
    else if (step === 'pause') this.#pause(record);
    else if (record.state === (step === 'resume' ? 'paused' : 'error')) this.#begin(id);
    this.#pump();
  }

  /** The stored file is in its place, or, for a reason, never will be. */
  place(id: string, problem?: string): void {
    if (this.#find(id)?.state === 'success') this.#change(id, { isPlaced: problem === undefined, problem });
  }

  /** Goes on with what is to be sent. Call at the start, and when another person, or none, is in front of the page. */
  goOn(): void {
    // What waited for its person may be put in its place.
    if (this.#environment.person() !== undefined) this.#show(this.#records);
    this.#pump();
  }

  /** Ends everything of a person: what was sent is withdrawn, and nothing is kept. */
  async end(uid: string): Promise<void> {
    const theirs = this.#records.filter((record) => record.uid === uid);
    for (const { id } of theirs.filter(isUnderWay)) this.#change(id, { state: 'canceled' });
    await Promise.all(theirs.map((record) => this.#drop(record, isUnderWay(record))));
    this.#show(this.#records.filter((record) => record.uid !== uid));
  }

  #begin(id: string): void {
    this.#change(id, { state: 'running', waits: undefined, problem: undefined });
  }

  #pause({ id, state }: UploadRecord): void {
    if (state !== 'running') return;
    this.#change(id, { state: 'paused', waits: undefined });
    this.#running.get(id)?.stop.abort();
  }

  #cancel(record: UploadRecord): void {
    if (!isUnderWay(record) && record.state !== 'error') return;
    this.#change(record.id, {
      state: 'canceled',
      waits: undefined,
      problem: undefined,
      room: undefined,
      session: undefined,
    });
    void this.#drop(record, true);
  }

  /** Takes an upload off the list; a stored file that has found no place goes, too. */
  #forget(record: UploadRecord): void {
    const isLost = record.state === 'success' && record.problem !== undefined;
    this.#show(this.#records.filter(({ id }) => id !== record.id));
    void this.#drop(record, isUnderWay(record) || record.state === 'error' || isLost);
  }

  async #drop(record: UploadRecord, withdraw: boolean): Promise<void> {
    const { id } = record;
    const running = this.#running.get(id);
    running?.stop.abort();
    this.#files.delete(id);
    this.#refused.delete(id);
    await running?.ended;
    await this.#environment.dropBytes(id);
    if (withdraw && record.room) await this.#environment.withdraw(record).catch(this.#environment.report);
  }

  async #keep(id: string, file: File): Promise<void> {
    this.#change(id, { isCopying: true });
    const isKept = await this.#environment.keepBytes(id, file);
    const record = this.#find(id);
    if (isKept && record && record.state !== 'success' && record.state !== 'canceled') {
      this.#change(id, { isKept });
      await this.#environment.recorded();
    } else await this.#environment.dropBytes(id);
    this.#change(id, { isCopying: false });
  }

  /** Starts what may run now, and stops what may not. */
  #pump(): void {
    const uid = this.#environment.person();
    for (const record of this.#records) {
      if (record.uid !== uid) this.#running.get(record.id)?.stop.abort();
    }
    for (const record of this.#records.filter(({ state }) => state === 'running')) {
      if (this.#running.has(record.id)) continue;
      const isTheirs = record.uid === uid;
      if (isTheirs && this.#running.size < AT_ONCE) this.#run(record);
      else this.#change(record.id, { waits: isTheirs ? 'turn' : 'session' });
    }
  }

  #run(record: UploadRecord): void {
    const { id } = record;
    const stop = new AbortController();
    this.#change(id, { waits: undefined });
    const ended = this.#send(record, stop.signal)
      .catch((error: unknown) => this.#failed(id, error))
      .finally(() => {
        this.#running.delete(id);
        this.#pump();
      });
    this.#running.set(id, { stop, ended });
  }

  async #send(record: UploadRecord, signal: AbortSignal): Promise<void> {
    const { id } = record;
    const file = this.#files.get(id) ?? (await this.#environment.keptBytes(id));
    if (!file || file.size !== record.bytes) {
      if (!signal.aborted) this.#change(id, { state: 'paused', waits: 'file', isKept: false, isCopying: false });
      return;
    }
    if (!this.#files.has(id)) this.#change(id, { isKept: true, isCopying: false });
    const stored: StoredUpload = await this.#environment.send({
      place: record.to.place as Parameters<typeof sendFile>[0]['place'],
      file: new File([file], record.name, { type: record.type, lastModified: record.modified }),
      state: record,
      learned: (news) => {
        this.#refused.delete(id);
        this.#change(id, news);
      },
      waiting: (isWaiting) => this.#change(id, { waits: isWaiting ? 'network' : undefined }),
      signal,
    });
    // A person who cancels at the very end still cancels.
    if (this.#find(id)?.state === 'canceled') return;
    const isPlaced = record.to.section === undefined;
    this.#change(id, { state: 'success', waits: undefined, stored, isPlaced, isKept: false });
    this.#files.delete(id);
    // As long as the disk says that it is being sent, the copy is needed.
    await this.#environment.recorded();
    await this.#environment.dropBytes(id);
  }

  async #failed(id: string, error: unknown): Promise<void> {
    const record = this.#find(id);
    const code = errorCode(error);
    if (!record || !isUnderWay(record) || code === 'canceled') return;
    // The session is about to end, and the upload then waits for it; for a clock that is wrong it is refused again.
    const isFirstRefusal = code === 'clock-wrong' && !this.#refused.has(id);
    if (isFirstRefusal) this.#refused.add(id);
    if (isFirstRefusal || code === 'signed-out') return this.#environment.pause(SESSION_MS);
    this.#refused.delete(id);
    if (isAppError(error) && error.reason === 'unreadable') {
      this.#files.delete(id);
      return this.#change(id, { state: 'paused', waits: 'file', isKept: false });
    }
    if (!isAppError(error)) this.#environment.report(error);
    // The service does not want it: what it has is withdrawn, and another try begins anew.
    const isOver = code !== 'offline' && code !== 'busy' && code !== 'timed-out';
    if (isOver && record.room) void this.#environment.withdraw(record).catch(this.#environment.report);
    const anew = isOver ? { room: undefined, session: undefined, sentBytes: 0 } : {};
    this.#change(id, { state: 'error', waits: undefined, problem: code, ...anew });
  }

  #find(id: string): UploadRecord | undefined {
    return this.#records.find((record) => record.id === id);
  }

  #change(id: string, change: Partial<UploadRecord>): void {
    this.#show(this.#records.map((record) => (record.id === id ? { ...record, ...change } : record)));
  }

  #show(records: readonly UploadRecord[]): void {
    this.#records = records;
    this.#environment.changed(records);
  }
}
