import { deleteApp, initializeApp } from 'firebase/app';
import * as firestore from 'firebase/firestore';
import { codeOf } from './code-of.ts';
import { Followed } from './followed.ts';

export interface FirestoreOptions {
  url: string;
  project: string;
  cache: 'memory' | 'persistent';
  transport: 'streaming' | 'long-polling';
  uid: string;
  /** Clients with the same name share their data in the browser. */
  name: string;
}

/** One person's open Firestore, with everything that the tests need. */
export type FirestoreClient = ReturnType<typeof openFirestore>;

/** Opens Firestore for a signed-in person. */
export function openFirestore({ url, project, cache, transport, uid, name }: FirestoreOptions) {
  const app = initializeApp({ projectId: project, apiKey: 'none', appId: '1:1:web:1' }, name);
  const db = firestore.initializeFirestore(app, {
    localCache:
      cache === 'memory'
        ? firestore.memoryLocalCache()
        : firestore.persistentLocalCache({ tabManager: firestore.persistentSingleTabManager({}) }),
    ...(transport === 'long-polling' && { experimentalForceLongPolling: true }),
  });
  const { hostname, port } = new URL(url);
  firestore.connectFirestoreEmulator(db, hostname, Number(port), {
    mockUserToken: { sub: uid, iat: Math.floor(Date.now() / 1000) },
  });
  const close = async () => {
    await firestore.terminate(db);
    await deleteApp(app);
  };
  return { ...firestore, db, codeOf, close, Followed, idsOf };
}

/** Names of the server's results, in order. */
async function idsOf(query: firestore.Query): Promise<string> {
  return (await firestore.getDocsFromServer(query)).docs.map(({ id }) => id).join(' ');
}
