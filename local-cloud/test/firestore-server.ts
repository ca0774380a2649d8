import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FirestoreService } from '../src/firestore/firestore-service.ts';
import type { CallerOrOwner, FirestoreRules } from '../src/rules/access.ts';
import { RpcError } from '../src/status.ts';

export const ROOT = 'projects/demo/databases/(default)/documents';

/** Only the owner may read below "closed", and nobody else may list anything while the document "lists/closed" exists. */
export const rules: FirestoreRules = {
  judgeGet: (_caller, path) => denyClosed(path),
  judgeList: (_caller, parent, query, lookup) => {
    denyClosed(`${parent}/${query.from?.[0]?.collectionId}/`.replace(/^\//, ''));
    if (lookup('lists/closed')) denyClosed('closed/');
  },
  judgeWrite: (_caller, write) => denyClosed(write.path),
};

function denyClosed(path: string): void {
  if (path.startsWith('closed/')) throw new RpcError('PERMISSION_DENIED', 'closed');
}

function authenticate(header: string | undefined): CallerOrOwner {
  if (header === undefined) return null;
  if (header === 'Bearer owner') return 'owner';
  throw new RpcError('UNAUTHENTICATED', 'bad token');
}

/** A Firestore service over HTTP on a free port of this machine, with the rules above by default, known to visitors and its owner. */
export async function startFirestore(
  databaseFile = ':memory:',
  judges: FirestoreRules = rules,
  callerIn: typeof authenticate = authenticate,
) {
  const service = new FirestoreService({ databaseFile, project: 'demo', rules: judges, authenticate: callerIn });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const { method = 'GET', headers } = request;
      if (!service.handle({ method, url, headers, body: Buffer.concat(chunks) }, response)) response.destroy();
    });
  });
  // A connection that is closed for idleness while a test uses it again would fail that test.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    service.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { service, origin, stop };
}

/** Calls `method address`, as a visitor unless a header says otherwise; returns status and JSON. */
export async function call(address: string, method: string, body?: object, authorization?: string) {
  const response = await fetch(address, {
    method,
    headers: authorization === undefined ? {} : { authorization },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, json: JSON.parse(await response.text()) as unknown };
}
