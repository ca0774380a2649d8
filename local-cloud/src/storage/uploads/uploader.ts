import { randomUUID } from 'node:crypto';
import type { Counters } from '../../counters/counters.ts';
import { HttpError } from '../../http/http-error.ts';
import { checksumFile } from '../objects/checksums.ts';
import type { FileFolder } from '../objects/file-folder.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { applyMetadata } from '../objects/parse-metadata.ts';
import type { StoredObject, WantedMetadata } from '../objects/stored-object.ts';
import type { StorageGate } from '../storage-gate.ts';
import { atMost, without } from './byte-streams.ts';
import { checkGeneration, checkSize, type UploadLimits } from './upload-limits.ts';
import type { UploadApi, UploadSession, UploadSessions } from './upload-sessions.ts';

/** What an upload brings, by whom, and what holds for it. */
export type NewUpload = Omit<UploadSession, 'id' | 'startedAt' | 'status'>;

const NO_LIMITS: UploadLimits = { minBytes: 0, maxBytes: Number.MAX_SAFE_INTEGER };

/** Receives uploads, whole or in chunks, and turns them into files. */
export class Uploader {
  readonly #files: FileFolder;
  readonly #objects: ObjectStore;
  readonly #sessions: UploadSessions;
  readonly #gate: StorageGate;
  readonly #counters: Counters;
  readonly #busy = new Set<string>();
  #lastGeneration = 0;

  constructor(
    files: FileFolder,
    objects: ObjectStore,
    sessions: UploadSessions,
    gate: StorageGate,
    counters: Counters,
  ) {
    this.#files = files;
    this.#objects = objects;
    this.#sessions = sessions;
    this.#gate = gate;
    this.#counters = counters;
  }

  /** Opens a resumable upload; a file that the rules would refuse is refused before its bytes are sent. */
  start(wanted: NewUpload): UploadSession {
    const session = newSession(wanted);
    checkGeneration(wanted.limits ?? NO_LIMITS, this.#objects.get(wanted.bucket, wanted.name));
    if (wanted.declaredSize !== undefined) {
      this.#judge(session, { size: wanted.declaredSize, md5Hash: '', crc32c: '' });
    }
    this.#sessions.save(session);
    return session;
  }

  /** Stores a file that comes in one request. */
  async whole(wanted: NewUpload, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<StoredObject> {
    const session = newSession(wanted);
    const { maxBytes } = wanted.limits ?? NO_LIMITS;
    try {
      await this.#files.append(session.id, atMost(bytes, maxBytes));
      return await this.#keep(session);
    } finally {
      await this.#files.discardPart(session.id);
    }
  }

  /** Throws 404 for an unknown, cancelled or expired session, and for one of another API. */
  session(id: string | null, api: UploadApi): UploadSession {
    const session = this.#sessions.get(id ?? '');
    if (session?.api !== api) throw new HttpError(404, 'NOT_FOUND', 'The upload does not exist.');
    return session;
  }

  received({ id, status, declaredSize }: UploadSession): Promise<number> {
    return status === 'final' ? Promise.resolve(declaredSize ?? 0) : this.#files.partSize(id);
  }

  /**
   * Adds a chunk that begins at `offset`; returns the number of bytes so far. Bytes that are there already are passed over, but
   * not in Firebase's API. Throws 400 when it does not fit.
   */
  append(session: UploadSession, offset: number, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    return this.#alone(session, async () => {
      const size = await this.#files.partSize(session.id);
      if (offset > size || (offset < size && session.api === 'firebase'))
        throw new HttpError(400, 'INVALID_ARGUMENT', `The upload holds ${size} bytes, not ${offset}.`);
      const { maxBytes } = session.limits ?? NO_LIMITS;
      await this.#files.append(session.id, atMost(without(bytes, size - offset), maxBytes - size));
      return this.#files.partSize(session.id);
    });
  }

  /** Turns a resumable upload into a file. Rethrows a refusal by the rules, and then drops the upload. */
  finish(session: UploadSession): Promise<StoredObject> {
    return this.#alone(session, async () => {
      try {
        await this.#files.append(session.id, []);
        const object = await this.#keep(session);
        this.#sessions.save({ ...session, status: 'final', declaredSize: object.size });
        return object;
      } catch (error) {
        await this.#drop(session.id);
        throw error;
      }
    });
  }

  cancel(session: UploadSession): Promise<void> {
    return this.#alone(session, () => this.#drop(session.id));
  }

  async #drop(id: string): Promise<void> {
    this.#sessions.remove(id);
    await this.#files.discardPart(id);
  }

  async #keep(session: UploadSession): Promise<StoredObject> {
    const object = this.#judge(session, await checksumFile(this.#files.partPath(session.id)));
    await this.#files.keep(session.id, object.file);
    // Read again: another upload may have written the same name while this one was being renamed.
    const replaced = this.#objects.get(object.bucket, object.name);
    try {
      checkGeneration(session.limits ?? NO_LIMITS, replaced);
    } catch (error) {
      await this.#files.remove(object.file);
      throw error;
    }
    this.#objects.save(object);
    if (replaced) await this.#files.remove(replaced.file);
    this.#counters.add('bytesStored', object.size);
    return object;
  }

  #judge(session: UploadSession, content: Pick<StoredObject, 'size' | 'md5Hash' | 'crc32c'>): StoredObject {
    const { bucket, name, caller, limits = NO_LIMITS } = session;
    checkSize(limits, content.size);
    checkGeneration(limits, this.#objects.get(bucket, name));
    const object = describe(session, content, this.#nextGeneration());
    this.#gate.judge(caller, 'create', { bucket, name, before: this.#objects.get(bucket, name), after: object });
    return object;
  }

  /** Microseconds, as in Cloud Storage, and never the same twice. */
  #nextGeneration(): number {
    this.#lastGeneration = Math.max(Date.now() * 1000, this.#lastGeneration + 1);
    return this.#lastGeneration;
  }

  /** A client that lost its connection may send again while the first request is still being written: 503 makes it wait. */
  async #alone<Result>({ id, status }: UploadSession, work: () => Promise<Result>): Promise<Result> {
    if (status === 'final') throw new HttpError(400, 'FAILED_PRECONDITION', 'The upload is finished.');
    if (this.#busy.has(id)) throw new HttpError(503, 'UNAVAILABLE', 'Another request of this upload is under way.');
    this.#busy.add(id);
    try {
      return await work();
    } finally {
      this.#busy.delete(id);
    }
  }
}

function newSession(wanted: NewUpload): UploadSession {
  return { ...wanted, id: randomUUID(), startedAt: Date.now(), status: 'active' };
}

function describe(
  { id, bucket, name, change, api }: UploadSession,
  content: Pick<StoredObject, 'size' | 'md5Hash' | 'crc32c'>,
  generation: number,
): StoredObject {
  const now = new Date().toISOString();
  const wanted: WantedMetadata = applyMetadata({}, change);
  return {
    ...wanted,
    ...content,
    name,
    bucket,
    contentType: wanted.contentType ?? 'application/octet-stream',
    generation: String(generation),
    metageneration: '1',
    timeCreated: now,
    updated: now,
    etag: `"${id}"`,
    file: id,
    downloadTokens: change.downloadTokens ?? (api === 'firebase' ? [randomUUID()] : []),
  };
}
