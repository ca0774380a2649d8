import { deleteApp, initializeApp } from 'firebase/app';
import * as authentication from 'firebase/auth';
import * as callable from 'firebase/functions';
import * as files from 'firebase/storage';
import { codeOf } from './code-of.ts';

/** The services besides Firestore, opened as the product opens them. */
export type ServicesClient = ReturnType<typeof openServices>;

export function openServices({ url, project, name }: { url: string; project: string; name: string }) {
  const storageBucket = `${project}.firebasestorage.app`;
  const app = initializeApp({ projectId: project, apiKey: 'none', authDomain: 'none.local', storageBucket }, name);
  const { hostname, port } = new URL(url);
  const auth = authentication.initializeAuth(app, { persistence: authentication.browserLocalPersistence });
  authentication.connectAuthEmulator(auth, url, { disableWarnings: true });
  const storage = files.getStorage(app);
  files.connectStorageEmulator(storage, hostname, Number(port));
  const functions = callable.getFunctions(app, 'us-central1');
  callable.connectFunctionsEmulator(functions, hostname, Number(port));
  const close = () => deleteApp(app);
  return { ...authentication, ...files, ...callable, auth, storage, functions, codeOf, close };
}
