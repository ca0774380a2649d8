import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions';
import { firebaseApp, localEndpoint } from './app.ts';

export { httpsCallable } from 'firebase/functions';

/** The default region of functions (spec §9). */
const REGION = 'us-central1';

let functions: Functions | undefined;

/** The functions service. */
export function functionsService(): Functions {
  if (functions) return functions;
  functions = getFunctions(firebaseApp(), REGION);
  const local = localEndpoint();
  if (local) connectFunctionsEmulator(functions, local.host, local.port);
  return functions;
}
