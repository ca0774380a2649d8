import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions';
import { firebaseApp, localEndpoint } from '../app.ts';
import { firebaseConfig } from '../config.ts';
import { REGION } from '../function-address.ts';

export { httpsCallable } from 'firebase/functions';

let functions: Functions | undefined;

/** The functions service. */
export function functionsService(): Functions {
  if (functions) return functions;
  const local = localEndpoint();
  const { projectId } = firebaseConfig().firebase;
  functions = getFunctions(firebaseApp(), local?.isSecure ? `${local.url}/${projectId}/${REGION}` : REGION);
  if (local && !local.isSecure) connectFunctionsEmulator(functions, local.host, local.port);
  return functions;
}
