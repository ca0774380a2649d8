import { initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { codeOf } from './code-of.ts';

/** Firestore Lite, which has no listeners and uses only REST. */
export function openLite({ url, project, uid }: { url: string; project: string; uid: string }) {
  const app = initializeApp({ projectId: project, apiKey: 'none' }, 'lite');
  const db = lite.getFirestore(app);
  const { hostname, port } = new URL(url);
  const token = { sub: uid, iat: Math.floor(Date.now() / 1000) };
  lite.connectFirestoreEmulator(db, hostname, Number(port), { mockUserToken: token });
  return { ...lite, db, codeOf };
}
