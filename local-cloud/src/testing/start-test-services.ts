import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { PublicSide } from '../auth/auth-context.ts';
import { AuthService } from '../auth/auth-service.ts';
import { openDataFolder } from '../data-folder.ts';
import { Faults } from '../faults/faults.ts';
import { FirestoreService } from '../firestore/firestore-service.ts';
import { answerRequest } from '../front/answer-request.ts';
import { answerStranger } from '../front/answer-stranger.ts';
import { vouchForPrograms } from '../front/vouch-for-programs.ts';
import { FunctionsHost } from '../functions/functions-host.ts';
import type { Clock } from '../functions/schedules/clock.ts';
import { Mailbox } from '../mail/mailbox.ts';
import type { BounceDoor } from '../mail/report-mail.ts';
import { PushBox } from '../push/push-box.ts';
import { newWatch } from '../request-log/watch.ts';
import { resetter } from '../reset-services.ts';
import type { FirestoreRules, StorageRules } from '../rules/access.ts';
import { StorageService } from '../storage/storage-service.ts';

const ALLOW_ALL: FirestoreRules = { judgeGet: () => {}, judgeList: () => {}, judgeWrite: () => {} };

interface TestOptions {
  firestoreRules?: FirestoreRules;
  storageRules?: StorageRules;
  functions?: Record<string, unknown>;
  now?: () => number;
  /** Takes the mails that come back. */
  bounces?: BounceDoor;
  /** The key that signs addresses of files. */
  serviceKey?: string;
  /** The clock for schedules. */
  clock?: Clock;
  /** Serves strangers too, at a port of their own. */
  strangers?: PublicSide & { siteOrigin: string };
  /** The data that a reset restores. */
  seed?: (services: { auth: AuthService }) => Promise<void>;
}

/** A server on a free port. */
async function serve(answer: http.RequestListener) {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** The whole HTTP front end on a free port over a temporary folder, with rules written in the test. */
export async function startTestServices({
  firestoreRules = ALLOW_ALL,
  storageRules = { judge: () => {} },
  functions = {},
  bounces,
  now,
  serviceKey = '',
  clock,
  strangers,
  seed = async () => {},
}: TestOptions = {}) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'local-cloud-'));
  const folder = openDataFolder(root);
  const project = 'demo-test';
  const auth = new AuthService({ databaseFile: folder.auth, project, publicSide: strangers, ...(now ? { now } : {}) });
  const { authenticate } = auth;
  const watch = newWatch();
  const databaseFile = folder.firestore;
  const host = new FunctionsHost({
    ...{ project, load: async () => functions, watch, seal: strangers?.seal },
    ...(clock ? { clock } : {}),
  });
  const firestore = new FirestoreService({
    databaseFile,
    project,
    rules: firestoreRules,
    authenticate,
    watch,
    events: host.triggers,
  });
  const storage = new StorageService({
    databaseFile: folder.storage,
    filesFolder: folder.files,
    bucket: 'demo-test.firebasestorage.app',
    rules: storageRules,
    authenticate,
    lookup: firestore.lookup,
    watch,
    serviceKey,
    address: strangers?.address,
    ...(now && { now: () => new Date(now()) }),
  });
  const mailbox = new Mailbox(folder.mail);
  const opened = {
    mailbox,
    bounces,
    pushes: new PushBox(folder.pushes),
    mailPreviews: async () => [],
    auth,
    firestore,
    storage,
    functions: host,
    watch,
    faults: new Faults(),
  };
  const services = { ...opened, reset: resetter(opened, () => seed({ auth })) };
  const front = await serve((request, response) => {
    if (strangers) vouchForPrograms(request, strangers.seal);
    void answerRequest(services, request, response);
  });
  const strangersFront =
    strangers && (await serve((request, response) => void answerStranger(services, strangers, request, response)));
  const close = async () => {
    await front.close();
    await strangersFront?.close();
    for (const service of [auth, firestore, storage, host]) service.close();
    rmSync(root, { recursive: true });
  };
  return {
    url: front.url,
    /** Where strangers are served; empty where nobody is. */
    strangersUrl: strangersFront?.url ?? '',
    auth,
    storage,
    firestore,
    mailbox,
    close,
  };
}

export type TestServices = Awaited<ReturnType<typeof startTestServices>>;
