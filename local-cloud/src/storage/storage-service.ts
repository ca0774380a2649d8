import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import type { Authenticate } from '../auth/tokens/authenticate.ts';
import { newWatch, type Watch } from '../request-log/watch.ts';
import { watchStorageRules } from '../request-log/watch-rules.ts';
import type { Lookup, StorageRules } from '../rules/access.ts';
import { closeDatabase, openDatabase } from '../sqlite.ts';
import type { StorageContext } from './api/storage-call.ts';
import { FileFolder } from './objects/file-folder.ts';
import { checkObjectName } from './objects/object-name.ts';
import { OBJECT_SCHEMA, ObjectStore } from './objects/object-store.ts';
import { parseMetadata } from './objects/parse-metadata.ts';
import type { StoredObject } from './objects/stored-object.ts';
import { routeStorage } from './route-storage.ts';
import { StorageGate } from './storage-gate.ts';
import { UPLOAD_SCHEMA, UploadSessions } from './uploads/upload-sessions.ts';
import { Uploader } from './uploads/uploader.ts';

interface StorageOptions {
  databaseFile: string;
  /** Folder of the files' bytes. */
  filesFolder: string;
  /** The bucket that `put` fills. */
  bucket: string;
  rules: StorageRules;
  authenticate: Authenticate;
  /** Answers the rules' `firestore.get()`. */
  lookup: Lookup;
  /** The receiver of reports about operations; without it there are none. */
  watch?: Watch;
  /** The key for signed addresses; without it there are none. */
  serviceKey?: string;
  /** Where browsers reach the files, when that is another address than the one that answers. */
  address?: string | undefined;
  now?: () => Date;
}

/** A file for the demo data; with a `downloadToken` its download address is known in advance. */
export interface SeedFile {
  path: string;
  bytes: Buffer;
  contentType: string;
  metadata?: Record<string, string>;
  downloadToken?: string;
}

/** Firebase Storage: the v0 API of the web SDK and the part of Cloud Storage's JSON API that firebase-admin uses. */
export class StorageService {
  readonly bucket: string;
  readonly #database: DatabaseSync;
  readonly #context: StorageContext;
  readonly #sessions: UploadSessions;

  constructor(options: StorageOptions) {
    const { databaseFile, filesFolder, bucket, rules, authenticate, lookup, watch = newWatch() } = options;
    const { serviceKey = '', address, now = () => new Date() } = options;
    this.bucket = bucket;
    this.#database = openDatabase(databaseFile, OBJECT_SCHEMA + UPLOAD_SCHEMA);
    const objects = new ObjectStore(this.#database);
    const files = new FileFolder(filesFolder);
    const gate = new StorageGate(authenticate, watchStorageRules(rules, watch), lookup);
    this.#sessions = new UploadSessions(this.#database);
    files.sweep(objects.files(), this.#sessions.sweep(Date.now()));
    const uploader = new Uploader(files, objects, this.#sessions, gate, watch.counters);
    this.#context = { objects, files, gate, uploader, serviceKey, address, now };
  }

  /** Answers the request if it belongs to Storage; otherwise resolves to false, with the body unread. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    return routeStorage(this.#context, request, response, url);
  }

  /** Stores a file, bypassing the rules. */
  async put({ path, bytes, contentType, metadata = {}, downloadToken }: SeedFile): Promise<void> {
    const change = parseMetadata({ contentType, metadata });
    if (downloadToken !== undefined) change.downloadTokens = [downloadToken];
    const wanted = { bucket: this.bucket, name: checkObjectName(path), change };
    await this.#context.uploader.whole({ ...wanted, caller: 'owner', api: 'firebase' }, [bytes]);
  }

  /** Every file of every bucket. */
  list(): StoredObject[] {
    return this.#context.objects.all();
  }

  find(bucket: string, name: string): StoredObject | undefined {
    return this.#context.objects.get(bucket, name);
  }

  /** The path of a file's bytes. */
  pathOf({ file }: StoredObject): string {
    return this.#context.files.path(file);
  }

  /** Restores a file as it was, bypassing the rules. */
  async restore(object: StoredObject, bytes: Buffer): Promise<void> {
    const { files, objects } = this.#context;
    const file = randomUUID();
    await files.append(file, [bytes]);
    await files.keep(file, file);
    objects.save({ ...object, file });
  }

  async remove(object: StoredObject): Promise<void> {
    this.#context.objects.remove(object);
    await this.#context.files.remove(object.file);
  }

  /** Removes every file. */
  clear(): void {
    this.#context.objects.clear();
    this.#sessions.clear();
    this.#context.files.sweep(new Set(), new Set());
  }

  close(): void {
    closeDatabase(this.#database);
  }
}
