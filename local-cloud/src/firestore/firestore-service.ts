import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Watch } from '../request-log/watch.ts';
import type { CallerOrOwner, FirestoreRules, Lookup } from '../rules/access.ts';
import { RpcError } from '../status.ts';
import { WebChannel } from '../webchannel/web-channel.ts';
import { Database } from './database.ts';
import type { ChangeListener, DocumentStore } from './document-store.ts';
import type { IndexFile } from './indexes/index-file.ts';
import { ListenStream } from './listen-stream.ts';
import { parseRequest } from './request-json.ts';
import { MAX_REQUEST_BYTES } from './request-size.ts';
import type { ResourceNames } from './resource-names.ts';
import { answerRest } from './rest-api.ts';
import { parseRestPath } from './rest-call.ts';
import { toRpcError } from './rpc-failure.ts';
import { WriteStream } from './write-stream.ts';

/** An HTTP request whose body has been read. */
export interface FirestoreRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface FirestoreServiceOptions {
  /** The SQLite file, made when it does not exist; ":memory:" keeps nothing. */
  databaseFile: string;
  project: string;
  rules: FirestoreRules;
  /** The composite indexes that are declared; without them every query is answered. */
  indexes?: IndexFile;
  /** Where operations are reported; without it they are not. */
  watch?: Watch;
  /** Hears of every commit, but not when documents are put back or dropped as a whole. */
  onCommit?: ChangeListener;
  /** Who sends an Authorization header. Throws RpcError UNAUTHENTICATED for a bad token. */
  authenticate: (authorizationHeader: string | undefined) => CallerOrOwner;
}

const FIRESTORE_PREFIXES =
  /^\/(?:google\.firestore\.v1\.Firestore\/|(?:emulator\/)?v1(?:beta1)?\/projects\/[^/]+\/databases\/)/;
const CLEAR_PATH = /^\/emulator\/v1\/projects\/[^/]+\/databases\/[^/]+\/documents\/?$/;

/** Firestore as the web SDK (WebChannel, REST) and the Admin SDK (REST) speak to it, over documents in one SQLite file. */
export class FirestoreService {
  /** Reads a document for rules of other services and the admin window. */
  readonly lookup: Lookup;
  readonly #database: Database;
  readonly #authenticate: FirestoreServiceOptions['authenticate'];
  readonly #channels: ReadonlyMap<string, WebChannel>;

  /** Throws an Error with one clear line when the data file is not a readable database. */
  constructor(options: FirestoreServiceOptions) {
    const database = new Database(options);
    this.#database = database;
    this.#authenticate = options.authenticate;
    this.lookup = database.store.get;
    const caller = (headers: ReadonlyMap<string, string>) => options.authenticate(headers.get('authorization'));
    this.#channels = new Map([
      ['Listen', new WebChannel((headers, send) => new ListenStream(database, caller(headers), send), toRpcError)],
      ['Write', new WebChannel((headers, send) => new WriteStream(database, caller(headers), send), toRpcError)],
    ]);
  }

  /** Answers a request for Firestore; false when the path is not Firestore's. CORS, Host checks and OPTIONS come before. */
  handle(request: FirestoreRequest, response: ServerResponse): boolean {
    if (!FIRESTORE_PREFIXES.test(request.url.pathname)) return false;
    try {
      this.#answer(request, response);
    } catch (error) {
      sendError(response, toRpcError(error));
    }
    return true;
  }

  /** What the window shows and changes, past the rules. */
  get store(): DocumentStore {
    return this.#database.store;
  }

  get names(): ResourceNames {
    return this.#database.names;
  }

  isEmpty(): boolean {
    return this.#database.store.isEmpty();
  }

  /** Deletes a document, past the rules; false when there is none. */
  remove(path: string): boolean {
    if (!this.#database.store.get(path)) return false;
    this.#database.commit('owner', [{ kind: 'delete', path, precondition: {} }]);
    return true;
  }

  /** Drops every document. */
  clear(): void {
    this.#database.store.clear();
  }

  /** Ends all streams and closes the data file. */
  close(): void {
    for (const channel of this.#channels.values()) channel.close();
    this.#database.store.close();
  }

  #answer(request: FirestoreRequest, response: ServerResponse): void {
    const { method, url, body } = request;
    const channel = this.#channels.get(
      /^\/google\.firestore\.v1\.Firestore\/(\w+)\/channel$/.exec(url.pathname)?.[1] ?? '',
    );
    if (channel) channel.handle({ method, query: url.searchParams, body: body.toString() }, response);
    else if (method === 'DELETE' && CLEAR_PATH.test(url.pathname)) {
      this.clear();
      sendJson(response, 200, {});
    } else sendJson(response, 200, this.#answerRest(request));
  }

  #answerRest({ method, url, headers, body }: FirestoreRequest): object {
    const path = parseRestPath(method, url.pathname);
    if (!path) throw new RpcError('UNIMPLEMENTED', `${method} ${url.pathname} is not supported by the local backend.`);
    if (body.length > MAX_REQUEST_BYTES)
      throw new RpcError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
    const call = {
      database: this.#database,
      caller: this.#authenticate(headers.authorization),
      method,
      path: path.path,
      params: url.searchParams,
      body: parseRequest(body.toString()),
    };
    return answerRest(call, path);
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function sendError(response: ServerResponse, { http, message, status }: RpcError): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  sendJson(response, http, { error: { code: http, message, status } });
}
