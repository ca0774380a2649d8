import { readFileSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { PublicSide } from './auth/auth-context.ts';
import { AuthService } from './auth/auth-service.ts';
import type { OobCode } from './auth/tokens/oob-codes.ts';
import { TokenSeal } from './auth/tokens/token-seal.ts';
import { clearDataFolder, openDataFolder } from './data-folder.ts';
import { Faults } from './faults/faults.ts';
import { FirestoreService } from './firestore/firestore-service.ts';
import { parseIndexFile } from './firestore/indexes/index-file.ts';
import { answerRequest } from './front/answer-request.ts';
import { answerStranger } from './front/answer-stranger.ts';
import { vouchForPrograms } from './front/vouch-for-programs.ts';
import { setFunctionEnvironment } from './functions/function-environment.ts';
import { FunctionsHost, type FunctionsHostOptions } from './functions/functions-host.ts';
import { keepServiceAccount } from './functions/service-key.ts';
import { answerGrpc } from './grpc/grpc-firestore.ts';
import { twoProtocolServer } from './grpc/two-protocols.ts';
import { Mailbox } from './mail/mailbox.ts';
import { readMail } from './mail/read-mail.ts';
import type { BounceDoor } from './mail/report-mail.ts';
import { listenForMail } from './mail/smtp-listener.ts';
import { PushBox } from './push/push-box.ts';
import { newWatch } from './request-log/watch.ts';
import { resetter } from './reset-services.ts';
import { FirestoreRulesBook, StorageRulesBook } from './rules-tests/rules-book.ts';
import { trustUnsigned } from './rules-tests/trust-unsigned.ts';
import type { Services } from './services.ts';
import { StorageService } from './storage/storage-service.ts';

export interface LocalCloudOptions {
  /** 0 picks a free port. */
  port: number;
  dataFolder: string;
  /** Deletes all stored data first. */
  fresh?: boolean;
  project: string;
  /** Paths of the rules files, read at start. */
  firestoreRules: string;
  storageRules: string;
  /** Path of firestore.indexes.json, read at start; without it no query is refused for a missing index. */
  firestoreIndexes?: string;
  /** Path of the module that exports the functions; without it there are none. */
  functionsEntry?: string;
  /**
   * Lets tests of rules install rules and choose their caller, for any project, and answers the SDKs in Node, which
   * speak gRPC. Off by default: anybody who can reach the port could then do so.
   */
  rulesTests?: boolean;
  /** Where mail is listened for; without it nowhere. */
  mailPort?: number;
  /** A mail of every type in every language, as they travel, by name: what `/outbox/types` shows. */
  mailPreviews?: () => Promise<{ id: string; raw: Uint8Array }[]>;
  /** Takes reports about mails: that one came back, or is called spam; without it there are none. */
  bounces?: BounceDoor;
  /**
   * Serves strangers at a port of their own, of 127.0.0.1, which a gateway passes their requests to. Tokens are signed then.
   */
  strangers?: Strangers;
  /** Fills a backend that has just been emptied; without it, a reset leaves nothing. */
  seed?: (cloud: LocalCloud) => Promise<void>;
}

/** How strangers are served. */
export interface Strangers {
  port: number;
  /** The only site whose pages may use the backend. */
  siteOrigin: string;
  /** The address under which browsers reach the backend, without a trailing slash. */
  address: string;
  /** The secret that signs ID tokens. */
  tokenKey: string;
  /** Mails the link of a message; never rejects. */
  deliver: (message: OobCode) => void;
}

/** A running backend; `url` without a trailing slash. */
export interface LocalCloud {
  url: string;
  project: string;
  firestore: FirestoreService;
  auth: AuthService;
  storage: StorageService;
  /** Deletes all stored data and seeds again; clears faults, log and counters too. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Browsers keep idle sockets for a minute or two; closing them earlier would reset running requests. Milliseconds. */
const KEEP_ALIVE = 125_000;

/**
 * Starts Authentication, Firestore, Storage and functions on one port of 127.0.0.1. It takes the port first: a second
 * start must not touch the data of the first. Throws when port, data folder or rules fail.
 */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const bucket = `${options.project}.firebasestorage.app`;
  const closing: (() => void)[] = [];
  const web = http.createServer({ keepAliveTimeout: KEEP_ALIVE, requestTimeout: 0 });
  const grpc = options.rulesTests ? http2.createServer() : undefined;
  const server = grpc ? twoProtocolServer(web, grpc) : web;
  const stop = stopper(server, closing);
  const port = await listen(server, options.port);
  try {
    if (options.fresh) clearDataFolder(options.dataFolder);
    const { serviceAccount: serviceAccountFile } = openDataFolder(options.dataFolder);
    const serviceKey = keepServiceAccount(serviceAccountFile, options.project);
    const { strangers } = options;
    const publicSide = strangers && { ...strangers, seal: new TokenSeal(strangers.tokenKey) };
    const opened = openServices(options, bucket, serviceKey, closing, publicSide);
    if (options.mailPort !== undefined) {
      const { mailbox } = opened;
      closing.push(await listenForMail(options.mailPort, (raw) => mailbox.add(raw)));
    }
    const reset = resetter(opened, async () => options.seed?.(cloud));
    const services = { ...opened, reset };
    web.on('request', (request, response) => {
      if (publicSide) vouchForPrograms(request, publicSide.seal);
      void answerRequest(services, request, response);
    });
    if (strangers) closing.push(await serveStrangers(services, strangers));
    grpc?.on('stream', (stream, headers) => answerGrpc(services.firestore, stream, headers));
    const { firestore, auth, storage } = services;
    const { project } = options;
    const url = `http://localhost:${port}`;
    setFunctionEnvironment({ project, bucket, host: `127.0.0.1:${port}`, origin: url, serviceAccountFile });
    const cloud = { url, project, firestore, auth, storage, reset, close: stop };
    void services.firestore.tellUntold();
    services.firestore.store.readAhead().catch((error: unknown) => console.error(error));
    return cloud;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Opens all services; `closing` receives a function that closes each opened one. */
function openServices(
  options: LocalCloudOptions,
  bucket: string,
  serviceKey: string,
  closing: (() => void)[],
  publicSide?: PublicSide,
): Omit<Services, 'reset'> {
  const { project } = options;
  const folder = openDataFolder(options.dataFolder);
  const watch = newWatch();
  const firestoreRules = new FirestoreRulesBook(readFileSync(options.firestoreRules, 'utf8'), project);
  const indexes =
    options.firestoreIndexes === undefined ? undefined : parseIndexFile(readFileSync(options.firestoreIndexes, 'utf8'));
  const storageRules = new StorageRulesBook(readFileSync(options.storageRules, 'utf8'), project);
  const auth = new AuthService({ databaseFile: folder.auth, project, publicSide });
  closing.push(() => auth.close());
  const authenticate = options.rulesTests ? trustUnsigned(auth.authenticate) : auth.authenticate;
  const { functionsEntry } = options;
  const load = functionsEntry === undefined ? noFunctions : importer(functionsEntry);
  const functions = new FunctionsHost({ project, load, watch, seal: publicSide?.seal });
  closing.push(() => functions.close());
  const firestore = new FirestoreService({
    databaseFile: folder.firestore,
    project,
    rules: firestoreRules.of(project),
    rulesOf: firestoreRules.of,
    anyProject: options.rulesTests,
    ...(indexes && { indexes }),
    authenticate,
    watch,
    // Without functions nobody is ever told, not even by a later start with functions.
    ...(functionsEntry !== undefined && { events: functions.triggers }),
  });
  closing.push(() => firestore.close());
  const storage = new StorageService({
    databaseFile: folder.storage,
    filesFolder: folder.files,
    bucket,
    rules: storageRules,
    authenticate,
    lookup: firestore.lookup,
    serviceKey,
    address: publicSide?.address,
    watch,
  });
  closing.push(() => storage.close());
  const rulesTests = options.rulesTests ? { firestoreRules, storageRules } : undefined;
  const mailbox = new Mailbox(folder.mail);
  const pushes = new PushBox(folder.pushes);
  const mailPreviews = async () =>
    Promise.all(((await options.mailPreviews?.()) ?? []).map(({ id, raw }) => readMail(id, raw)));
  return {
    auth,
    firestore,
    storage,
    functions,
    mailbox,
    bounces: options.bounces,
    pushes,
    mailPreviews,
    watch,
    faults: new Faults(),
    rulesTests,
  };
}

/** Opens the strangers' port; returns a function that closes it. */
async function serveStrangers(services: Services, strangers: Strangers): Promise<() => void> {
  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE, requestTimeout: 0 });
  server.on('request', (request, response) => void answerStranger(services, strangers, request, response));
  await listen(server, strangers.port);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

const noFunctions: FunctionsHostOptions['load'] = () => Promise.resolve({});

function importer(entry: string): FunctionsHostOptions['load'] {
  return () => import(pathToFileURL(entry).href);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Makes the function that stops a server; streams never end by themselves, so their connections are cut. */
function stopper(server: Server, closing: (() => void)[]): () => Promise<void> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return () => {
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    for (const socket of connections) socket.destroy();
    for (const close of closing) close();
    return closed;
  };
}
