import type { ServerResponse } from 'node:http';
import type { ResourceNames } from '../firestore-model/names/resource-names.ts';
import { parseRequest } from '../firestore-model/request-json.ts';
import type { JsonObject } from '../http/parse-json.ts';
import type { BufferedRequest } from '../http/request.ts';
import { sendError, sendJson } from '../http/send.ts';
import { isAddressOf } from '../http/service-name.ts';
import { streamOf } from '../http/stream-of.ts';
import type { Watch } from '../request-log/watch.ts';
import type { CallerOrOwner, FirestoreRules, Lookup } from '../rules/access.ts';
import { RpcError } from '../status.ts';
import type { OpenStream, SendMessage } from '../webchannel/message-stream.ts';
import { WebChannel } from '../webchannel/web-channel.ts';
import type { Database } from './database.ts';
import { Databases } from './databases.ts';
import type { IndexFile } from './indexes/index-file.ts';
import { MAX_REQUEST_BYTES } from './request-size.ts';
import { answerRest } from './rest/rest-api.ts';
import { parseRestPath } from './rest/rest-call.ts';
import { toRpcError } from './rpc-failure.ts';
import type { CommitEvents } from './store/commit-events.ts';
import type { DocumentStore } from './store/document-store.ts';
import { ListenStream } from './streams/listen-stream.ts';
import { WriteStream } from './streams/write-stream.ts';

export interface FirestoreServiceOptions {
  /** The SQLite file, created if needed; ":memory:" stores nothing. */
  databaseFile: string;
  project: string;
  rules: FirestoreRules;
  /** The rules of other databases and projects; the same ones by default. */
  rulesOf?: ((project: string, databaseId: string) => FirestoreRules) | undefined;
  /** Whether to serve any project. */
  anyProject?: boolean | undefined;
  /** The declared composite indexes; without them no query is refused. */
  indexes?: IndexFile;
  /** The receiver of reports about operations; without it there are none. */
  watch?: Watch;
  /** Is told of every commit, except when documents are restored or deleted as a whole. */
  events?: CommitEvents;
  /** The sender of an Authorization header. Throws RpcError UNAUTHENTICATED for a bad token. */
  authenticate: (authorizationHeader: string | undefined) => CallerOrOwner;
}

const STREAMS: Readonly<Record<string, typeof ListenStream | typeof WriteStream>> = {
  Listen: ListenStream,
  Write: WriteStream,
};
const CLEAR_PATH = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents\/?$/;

/** Firestore for the web SDK (WebChannel, REST) and the Admin SDK (REST), over documents in one SQLite file. */
export class FirestoreService {
  /** Reads a document for the console and for the rules of other services. */
  readonly lookup: Lookup;
  readonly #databases: Databases;
  readonly #authenticate: FirestoreServiceOptions['authenticate'];
  readonly #channels: ReadonlyMap<string, WebChannel>;

  /** Throws an Error with one clear line when the data file is not a readable database. */
  constructor(options: FirestoreServiceOptions) {
    const databases = new Databases(options);
    this.#databases = databases;
    this.#authenticate = options.authenticate;
    this.lookup = databases.main.store.get;
    const open =
      (name: string): OpenStream =>
      (headers, send, query) =>
        this.openStream(name, query.get('database') ?? undefined, headers.get('authorization'), send);
    this.#channels = new Map(Object.keys(STREAMS).map((name) => [name, new WebChannel(open(name), toRpcError)]));
  }

  /** Answers a request for Firestore; false for any other path. CORS, Host checks and OPTIONS come before. */
  handle(request: BufferedRequest, response: ServerResponse): boolean {
    if (!isAddressOf('firestore', request.url)) return false;
    try {
      this.#answer(request, response);
    } catch (error) {
      sendError(response, toRpcError(error));
    }
    return true;
  }

  /** Opens the stream "Listen" or "Write" of a database, over any transport. Throws the service's status. */
  openStream(name: string, database: string | undefined, authorization: string | undefined, send: SendMessage) {
    const Stream = STREAMS[name] ?? ListenStream;
    const opened = this.database(database ?? this.names.database);
    return new Stream(opened, this.#authenticate(authorization), send);
  }

  /** Runs the REST verb of a request that names its database or parent itself. Throws the service's status. */
  call(verb: string, body: JsonObject, authorization: string | undefined): object {
    const name = String(body.database ?? body.parent ?? '');
    const [databaseName = '', path = ''] = name.split(/\/documents(?:\/|$)/);
    const database = this.database(databaseName);
    const caller = this.#authenticate(authorization);
    return answerRest({ database, caller, method: 'POST', path, params: new URLSearchParams(), body }, { verb });
  }

  /** Tells of the commits that a crash kept from being told. */
  tellUntold = (): Promise<void> => this.#databases.main.tellUntold();

  /** What the console shows and changes, bypassing the rules. */
  get store(): DocumentStore {
    return this.#databases.main.store;
  }

  /** The database named "projects/{project}/databases/{id}". Throws NOT_FOUND or INVALID_ARGUMENT. */
  database(name: string): Database {
    return this.#databases.get(name);
  }

  get names(): ResourceNames {
    return this.#databases.main.names;
  }

  isEmpty(): boolean {
    return this.#databases.main.store.isEmpty();
  }

  /** Deletes a document, bypassing the rules; false when there is none. */
  remove(path: string): boolean {
    if (!this.#databases.main.store.get(path)) return false;
    this.#databases.main.commit('owner', [{ kind: 'delete', path, precondition: {} }]);
    return true;
  }

  /** Deletes every document. */
  clear(): void {
    this.#databases.clear();
  }

  /** Ends all streams and closes the data file. */
  close(): void {
    for (const channel of this.#channels.values()) channel.close();
    this.#databases.close();
  }

  #answer(request: BufferedRequest, response: ServerResponse): void {
    const { method, url, body } = request;
    const channel = this.#channels.get(streamOf(url) ?? '');
    if (channel) channel.handle({ method, query: url.searchParams, body: body.toString() }, response);
    else if (method === 'DELETE' && CLEAR_PATH.test(url.pathname)) {
      this.database(decodeURI(CLEAR_PATH.exec(url.pathname)?.[1] ?? '')).store.clear();
      sendJson(response, {});
    } else sendJson(response, this.#answerRest(request));
  }

  #answerRest({ method, url, headers, body }: BufferedRequest): object {
    const path = parseRestPath(method, url.pathname);
    if (!path) throw new RpcError('UNIMPLEMENTED', `${method} ${url.pathname} is not supported by the local backend.`);
    if (body.length > MAX_REQUEST_BYTES)
      throw new RpcError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
    const call = {
      database: this.database(`projects/${path.project}/databases/${path.databaseId}`),
      caller: this.#authenticate(headers.authorization),
      method,
      path: path.path,
      params: url.searchParams,
      body: parseRequest(body.toString()),
    };
    return answerRest(call, path);
  }
}
