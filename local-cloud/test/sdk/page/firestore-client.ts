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
  /** Clients of one name share what they keep in the browser. */
  name: string;
}

/** One person's open Firestore, with all that the stories need at hand. */
export type FirestoreClient = ReturnType<typeof openFirestore>;

/** Opens Firestore for a person who is signed in. */
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

/** Names of what the server finds, in its order. */
async function idsOf(query: firestore.Query): Promise<string> {
  return (await firestore.getDocsFromServer(query)).docs.map(({ id }) => id).join(' ');
}
